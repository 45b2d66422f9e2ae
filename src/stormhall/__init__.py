"""Stormhall: a digital hall for epic board games, rules-complete and self-hosted."""

from stormhall.games import describe, games
from stormhall.kernel.core.errors import (
    DataError,
    IllegalAction,
    NotationError,
    PositionError,
    RecordError,
    SetupError,
    StormhallError,
    UndoRefused,
)
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.result import Result
from stormhall.kernel.options import GameInfo
from stormhall.kernel.table.action import Action
from stormhall.kernel.table.asked import Asked
from stormhall.kernel.table.create import from_position, new, parse, replay, resample
from stormhall.kernel.table.game import Game
from stormhall.kernel.table.preview import Preview
from stormhall.kernel.table.record import Record

__all__ = [
    "Action",
    "Asked",
    "DataError",
    "Game",
    "GameInfo",
    "IllegalAction",
    "NotationError",
    "PositionError",
    "Preview",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "SetupError",
    "StormhallError",
    "UndoRefused",
    "describe",
    "from_position",
    "games",
    "new",
    "parse",
    "replay",
    "resample",
]
