"""Bots at tables: worker processes, and the requests to them."""
