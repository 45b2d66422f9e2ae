"""The public API of a game: its history, records, positions, previews."""
