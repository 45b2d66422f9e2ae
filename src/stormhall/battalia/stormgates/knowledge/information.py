"""Who knows what at a table of The Stormgates (SG-INF-01 to -06).

Public is what the modules write for every viewer (-01). A deck whose order nobody knows has none
until a card is drawn; a row that only a position fills, `only_in_positions`, is forgotten when a
world is dealt (-02). Known to one player only are the draft (`draft_knowledge.py`), the order of a
nation after the Crystal (`rules/great/crystal.py`), the cards under a gate
(`rules/valleys/kings_bridge.py`) and a fate card just drawn (`rules/fate/fate_cards.py`); hands,
shelters and ambushes are as in the base game (-03). A player who has searched the remaining deck
knows its set (`Fate.knows_box`, -04). Teammates are viewers like all others (-05, SG-TEA-08). What
Rage clears is seen only on top of the shelter (`enrage` in `rules/bilkarr/potions.py`, -06).
"""
