"""The six phases of an Age."""
