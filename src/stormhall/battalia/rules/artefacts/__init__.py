"""Chapters 7 and 8: using artefacts and Great Artefacts."""
