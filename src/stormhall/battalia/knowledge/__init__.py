"""Who knows which card (BT-INF), and redrawing what a viewer cannot know.

`positions/write.py` writes what a viewer knows, public facts for everybody (BT-INF-1). Elsewhere:

- what others have seen of a player's cards: `seen_cards.py` (BT-INF-2, -3, -6);
- what they know without knowing the place of a card: `tracing.py` (BT-INF-6);
- nations, and the orders that nobody knows: `nations.py`, `redeal.py` (BT-INF-3, -4);
- the decks of the pool: `pool_decks.py` (BT-INF-5).
"""
