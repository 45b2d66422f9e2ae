"""One file for each migration; a released migration never changes."""
