"""Evaluating results: summaries, comparisons, intervals, tables for other programs."""
