"""What players know of the parts that The Stormgates add."""
