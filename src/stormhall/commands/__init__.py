"""The commands of `stormhall` that are more than a few lines."""
