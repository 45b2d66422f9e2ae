"""How strong players are: duels, arena, ladder, tuning."""
