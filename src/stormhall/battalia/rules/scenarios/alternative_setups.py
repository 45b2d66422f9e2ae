"""The alternative set-ups (BT-ALT-1 to -7).

Defences, squares and the common city are data that `model/config.py` reads (BT-ALT-1 to -4) and
`rules/setup.py` lays out; `Ruins.bar` in `battle/ruins.py` protects the common city (BT-ALT-4).
`StartHero` in `variants.py` places heroes there (BT-ALT-5). `City.bar` in
`battle/neutral_cities.py` allows one annexation (BT-ALT-6). `Geography.has_city` and `city_bars` of
the config count the common city; `model/options.py` rules out some variants (BT-ALT-7).
"""

from __future__ import annotations

from stormhall.battalia.knowledge.creation_decks import great_artefacts_of
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.great_artefacts.general import gain_great
from stormhall.kernel.core.state import Seat


def gain_hidden(state: BattaliaState, seat: Seat, cell: int) -> None:
    """BT-ALT-6: gain the Great Artefact under the city; at the limit it stays there (BT-GRT-3)."""
    if great_artefacts_of(state, seat) >= state.config.great_limit:
        return
    site = state.config.sites.index(cell)
    for card in state.relics[site]:
        gain_great(state, seat, card)
    state.relics[site] = b""
