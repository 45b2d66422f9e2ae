"""Chapter 8: Great Artefacts, one module for each that has rules of its own.

Sword and Shield (BT-GRT-SWO-1, BT-GRT-SHI-1) are weapons: their strengths are data, `IS_WEAPON` in
`model/cards.py` makes them open a battle and hire a hero. The Crown (BT-GRT-CRO) is a title, see
`artefacts/titles.py`; the Book (BT-GRT-BOO) a scroll, see `artefacts/scrolls.py`.
"""
