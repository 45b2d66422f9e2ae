"""The migrations from the schema of an older database to that of this version."""
