"""Tables as documents for moving them from one hall to another."""
