"""Chapter 6: hiring units, creating artefacts, building and upgrading."""
