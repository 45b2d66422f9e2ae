"""The steps that lead an older database to the schema of this version."""
