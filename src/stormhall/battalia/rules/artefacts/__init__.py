"""Chapter 7: using artefacts, one module for each kind that has rules of its own.

A tool does nothing but pay: see `paying/payment.py`.
"""
