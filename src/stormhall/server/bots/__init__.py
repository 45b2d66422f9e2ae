"""Bots at tables: worker processes, and who asks them."""
