"""Battles: cards, comparison, deaths (BR-BAT-*)."""
