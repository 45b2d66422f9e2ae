"""Stormhall: a digital hall for epic board games, rules-complete and self-hosted."""

from stormhall import hall as _hall  # makes the games known
from stormhall.kernel.action import Action
from stormhall.kernel.errors import (
    DataError,
    IllegalAction,
    NotationError,
    PositionError,
    RecordError,
    SetupError,
    StormhallError,
    UndoRefused,
)
from stormhall.kernel.game import Game, from_position, new, parse, replay, resample
from stormhall.kernel.options import GameInfo
from stormhall.kernel.preview import Preview
from stormhall.kernel.refusal import Refusal
from stormhall.kernel.result import Result

describe = _hall.describe
games = _hall.games

__all__ = [
    "Action",
    "DataError",
    "Game",
    "GameInfo",
    "IllegalAction",
    "NotationError",
    "PositionError",
    "Preview",
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
