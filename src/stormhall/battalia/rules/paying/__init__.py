"""Paying with hand cards and open cards."""
