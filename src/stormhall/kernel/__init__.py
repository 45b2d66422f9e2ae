"""What every game is: state, steps, actions, events, views, chance, records, positions.

The kernel knows no game. A game is a `Ruleset` whose `State` is driven by `Step`s on an explicit
stack of frames; `Game` is the table around it, for people, bots and servers.
"""
