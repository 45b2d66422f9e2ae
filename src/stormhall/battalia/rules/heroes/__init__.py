"""Chapter 9: heroes and movement."""
