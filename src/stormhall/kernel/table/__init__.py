"""A game as people and programs hold it: its history, records, positions, previews."""
