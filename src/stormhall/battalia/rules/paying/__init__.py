"""Paying with cards (BT-TRN-4 to -9)."""
