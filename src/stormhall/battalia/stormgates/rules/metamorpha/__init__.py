"""Metamorpha and her powers (SG-MET)."""
