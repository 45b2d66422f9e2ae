"""Every step of the games that asks something."""
