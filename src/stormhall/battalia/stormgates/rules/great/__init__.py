"""The Great Artefacts of The Stormgates (SG-GRT)."""
