"""What bots know about good play in The Stormgates."""
