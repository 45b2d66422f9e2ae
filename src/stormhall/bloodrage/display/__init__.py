"""The parts that screens, terminals and reports show: board, figures, forecasts, statistics."""
