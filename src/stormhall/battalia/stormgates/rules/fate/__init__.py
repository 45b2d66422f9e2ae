"""Fate cards (SG-FAT)."""
