"""The store: what is stored can be read again, whatever happens in between."""
