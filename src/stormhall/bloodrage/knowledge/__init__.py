"""Who knows which cards, and drawing anew what a viewer cannot know (BR-INF-*)."""
