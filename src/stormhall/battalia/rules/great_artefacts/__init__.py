"""Chapter 8: Great Artefacts."""
