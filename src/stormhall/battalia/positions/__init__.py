"""Positions and views as documents: write, read, check."""
