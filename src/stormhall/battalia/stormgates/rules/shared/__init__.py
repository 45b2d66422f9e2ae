"""What several modules of The Stormgates do in the same way."""
