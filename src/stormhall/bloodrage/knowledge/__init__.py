"""Who knows which card, and redealing what a viewer cannot know."""
