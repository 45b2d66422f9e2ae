"""What screens, terminals and studies show and only the rules know."""
