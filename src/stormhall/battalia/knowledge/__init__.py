"""Who knows which card (BT-INF), and redrawing what a viewer cannot know.

`positions/write.py` writes what a viewer knows.
"""
