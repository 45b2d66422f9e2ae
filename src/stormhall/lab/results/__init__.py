"""What results say: summaries, comparisons, intervals, tables for other programs."""
