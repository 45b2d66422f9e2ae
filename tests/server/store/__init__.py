"""The store: what is kept is there again, whatever happens in between."""
