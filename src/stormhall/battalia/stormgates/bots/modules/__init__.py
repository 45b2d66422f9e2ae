"""What bots know about each module of The Stormgates."""
