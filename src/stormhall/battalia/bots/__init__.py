"""What bots know about good play in Battalia."""
