"""The migrations that bring an older database to the schema of this version."""
