"""What a game of Blood Rage consists of: components, board, cards, state, verbs, steps."""
