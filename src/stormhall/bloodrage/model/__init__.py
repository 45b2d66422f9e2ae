"""The parts of a game of Blood Rage: components, board, cards, state, verbs, steps."""
