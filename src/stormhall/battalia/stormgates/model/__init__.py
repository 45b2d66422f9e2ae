"""Options, config and verbs of The Stormgates."""
