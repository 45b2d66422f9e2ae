"""Battalia: The Stormgates, the big expansion, as modules on the base game."""
