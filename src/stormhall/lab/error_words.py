"""The English texts of the lab's errors; translations are in `stormhall/locale`."""

from __future__ import annotations

from typing import Final

ERRORS: Final[dict[str, str]] = {
    "preset-seats": "{game} cannot be played with the preset {preset!r}",
    "judges-nothing": "{level} judges nothing: weights are for {known}",
    "no-terms": "the game has no terms with weights to tune",
    "zero-weight": "the weight of {term} is 0: give it a small one to begin with",
    "no-weights": "{file} holds no weights: a JSON object of terms and numbers",
    "ladder-levels": "a ladder has at least two levels",
    "no-object": "{file} cannot be read: it holds no object",
    "write-folder": "cannot write {file}: it is a folder",
    "draw": "cannot draw {file}: {problem}",
    "use-file": "cannot use {file}: {problem}",
    "use-folder": "cannot use the folder {folder}: {problem}",
    "library": "the library {library} is needed; install it with: {command}",
    "no-marks": "the page has no {begin} with a {end} behind it",
    "holds-games": "{folder} already holds games; go on with --resume, or name another folder",
    "file-holds-games": "{file} already holds games; go on with --resume",
    "holds-generations": "{file} already holds generations; go on with --resume",
    "other-run": "{folder} holds another run: {differences}",
    "other-players": (
        "{where} holds games of other players: {agents} had other weights or another amount of "
        "work then; name another folder"
    ),
    "other-log": "{file} is not the log of a run with these settings",
    "no-game-of-run": "{file}, line {line}: this is no game of a run",
    "no-game-of-ladder": "{file}, line {line}: this is no game of a ladder",
    "run-missing": "{file} is missing, so nobody knows what the games beside it are",
}
