"""Who knows which card (BT-INF-1 to -6), and drawing anew what somebody cannot know.

What is public is what `positions/write.py` writes for every viewer (BT-INF-1).
"""
