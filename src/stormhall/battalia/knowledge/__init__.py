"""Who knows which card (BT-INF), and drawing anew what a viewer cannot know.

`positions/write.py` writes what a viewer knows.
"""
