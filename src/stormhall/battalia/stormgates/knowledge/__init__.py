"""What players know about the parts that The Stormgates add."""
