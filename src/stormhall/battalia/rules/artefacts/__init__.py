"""Chapter 7: using artefacts."""
