"""Tables as documents, to move them from one hall to another."""
