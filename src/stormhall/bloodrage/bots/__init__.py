"""What bots know about good play in Blood Rage."""
