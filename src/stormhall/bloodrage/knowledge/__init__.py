"""Who knows which cards, and redrawing the cards that a viewer cannot know (BR-INF-*)."""
