"""Playing many games: jobs, matches, worker processes, files of results."""
