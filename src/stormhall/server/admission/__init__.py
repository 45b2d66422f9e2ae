"""Decides which requests are admitted, and how many."""
