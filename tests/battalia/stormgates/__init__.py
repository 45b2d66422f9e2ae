"""Rule tests of The Stormgates."""
