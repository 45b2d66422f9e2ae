"""Measures how many small faults in the rules the tests notice (`python3 run.py mutate`)."""
