"""The components of Battalia, as plain data."""
