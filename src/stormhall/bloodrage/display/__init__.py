"""What screens, terminals and reports show: text board, figures, forecasts, statistics."""
