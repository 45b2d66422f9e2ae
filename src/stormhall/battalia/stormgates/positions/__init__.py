"""What The Stormgates add to positions."""
