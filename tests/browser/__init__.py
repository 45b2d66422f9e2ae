"""The hall in a real Chromium."""
