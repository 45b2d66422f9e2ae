"""Who knows which card, and drawing anew what somebody cannot know."""
