"""Battalia: The Creation. One module per chapter of the rules in `docs/rules/battalia.md`."""
