"""Chapter 7: using artefacts, one module for each kind that has rules of its own.

A tool does nothing but pay (BT-USE-TOO-1 to -4): see `paying/payment.py`.
"""
