"""The English texts of the kernel's errors; translations are in `stormhall/locale`."""

from __future__ import annotations

from typing import Final

ERRORS: Final[dict[str, str]] = {
    "no-game": "there is no game {game!r}; there are: {known}",
    "no-preset": "{game} has no preset {preset!r}; there are: {known}",
    "no-option": "{game} has no option {option!r}; there are: {known}",
    "option-value-list": "option {option} of {game} cannot be {value}; allowed: {listed}",
    "option-value-number": (
        "option {option} of {game} cannot be {value}; allowed: a whole number from {least} to "
        "{most}"
    ),
    "option-value-number-or-none": (
        "option {option} of {game} cannot be {value}; allowed: a whole number from {least} to "
        "{most}, or none"
    ),
    "seats": "{game} cannot be played with {seats} seats; allowed: {allowed}",
    "no-term": "there is no term {term!r}; there are: {known}",
    "rules-version": (
        "version {version} of the rules of {game} cannot be played; supported: {ours}"
    ),
    "notation-empty": "an action is missing",
    "notation-verb": "cannot read {text!r}: an action begins with one of {known}",
    "notation-word": "cannot read {text!r}: {word!r} is no {slot} ({known})",
    "notation-short": "cannot read {text!r}: expected {part} after it (pattern: {pattern})",
    "notation-long": "cannot read {text!r}: nothing expected after it (pattern: {pattern})",
    "notation-other": "cannot read {text!r}: expected {part!r} instead of {word!r}",
    "no-record": "this is no record: the first line must be {line!r}",
    "record-header": "a line of the head is written 'key: value', not {line!r}",
    "record-choices": "the line 'choices:' is missing",
    "record-line": "choice {choice}: a line is written 'number seat action  #digest', not {line!r}",
    "record-number": "choice {choice}: the line is numbered {found}",
    "record-whole": "{key!r} must be a whole number, not {value!r}",
    "record-object": "{key!r} must be a JSON object, not {value!r}",
    "record-count": "{announced} choices are announced, {found} are there",
    "record-position": "its position cannot be: {cause}",
    "record-choice": "choice {choice}: {cause}",
    "record-digest": (
        "choice {choice}: after {text!r} the table is not the one of the record "
        "({found} ≠ {expected})"
    ),
    "record-result": "the replay ends differently from the record",
    "seat-number": "there is no seat {seat}; in documents seats are 0 to {last}",
    "defect": "{path}: {problem}",
    "more-defects": "and {count} more",
    "read": "cannot read {file}: {problem}",
    "write": "cannot write {file}: {problem}",
    "no-json": "{file} holds no JSON: {problem}",
}

FOR_PROGRAMS: Final[dict[str, str]] = {
    "illegal": "{action!r} is refused: {reasons}",
    "undo-refused": "undo is refused: {reason}",
    "excluded": "{game} cannot be set up like this: {reasons}",
    "document": "{problems}",
    "data": "{file}: {entry}: {problem}",
    "no-action": "cannot read {text!r}: an action is a text or a value of `legal`",
    "other-game": "an action of {other} cannot be taken in {game}",
    "seed": "a seed is a whole number, not {seed!r}",
}
"""In English only: people see refusals or problems instead, or never get the error."""
