"""What a game of Battalia consists of: components, options, board, state, verbs, steps."""
