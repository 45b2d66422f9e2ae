"""What every game is made of: state, steps, actions, events, refusals, results, chance."""
