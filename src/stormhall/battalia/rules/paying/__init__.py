"""Paying with cards of the hand and open cards."""
