"""What The Stormgates add to screens, terminals and studies."""
