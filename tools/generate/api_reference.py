"""Generate schemas, a reference page and a table for the browser from what the games declare.

    python -m tools.generate.api_reference           # writes the files
    python -m tools.generate.api_reference --check   # says which of them are stale

`docs/api` has a JSON Schema for each game: views, figures, previews, events, refusals, questions;
and one of its positions, for editors (`api_schemas.py`). `docs/reference.md` lists the same, with
options and verbs (`reference_page.py`). `web/src/lib/words/families.json` tells the browser how
languages name facts, and `engine.d.ts` in the folder of each client has the schemas of its games as
TypeScript (`engine_types.py`). `web/src/testing/printed.json` has what is printed on the components
of each game, for tests of the browser. Do not edit these files by hand.
"""

from __future__ import annotations

import json
import sys
from statistics import mode
from typing import Any, Final

from stormhall.games import GAMES
from stormhall.kernel.core.documents import ViewHeader
from stormhall.kernel.ruleset import registered
from tools.generate import engine_types
from tools.generate.api_schemas import events_of, positions_schema_of, schema_of
from tools.generate.reference_page import reference
from tools.generate.typed_schema import Definitions, Schema
from tools.setup.environment import ROOT

COMMAND: Final = "python -m tools.generate.api_reference"


# How languages name facts.


def families_of(game: str) -> dict[str, Any]:
    """The families of the facts in a game's events, refusals and actions, and the secret facts.

    A name has its usual family, `EVENT.name` or `RULE.name` the family there; plain words are left
    out.
    """
    ruleset, kinds = registered()[game], events_of(game).values()
    events = {f"{of.name}.{fact}": kind.family for of in kinds for fact, kind in of.facts.items()}
    refusals = {name: kind.family for name, kind in ruleset.refusal_facts().items()}
    actions = {vocabulary.name: vocabulary.family for vocabulary in ruleset.notation.vocabularies}
    return {
        "events": _shortened({**_usual(events), **events}),
        "secrets": {of.name: of.secrets for of in kinds if of.secrets},
        "refusals": _shortened(refusals),
        "actions": _shortened(actions),
    }


def _usual(families: dict[str, str]) -> dict[str, str]:
    """The family that each fact has in most events."""
    named: dict[str, list[str]] = {}
    for name, family in families.items():
        named.setdefault(name.rpartition(".")[2], []).append(family)
    return {fact: mode(all_families) for fact, all_families in named.items()}


def _shortened(families: dict[str, str]) -> dict[str, str]:
    kept = {}
    for name, family in families.items():
        of, _, fact = name.rpartition(".")
        if family != (families.get(fact, "word") if of else "word"):
            kept[name] = family
    return kept


def families() -> str:
    """The text of the browser's table, with one line for each part of each game."""
    games = []
    for game in GAMES:
        parts = [f"  {_line(part)}: {_line(each)}" for part, each in families_of(game).items()]
        games.append(f" {_line(game)}: {{\n" + ",\n".join(parts) + "\n }")
    return "{\n" + ",\n".join(games) + "\n}\n"


def printed() -> str:
    """The text of what is printed in each game, with one line for each part."""
    games = []
    for game in GAMES:
        parts = registered()[game].printed().items()
        lines = [f"  {_line(part)}: {_line(each)}" for part, each in parts]
        games.append(f" {_line(game)}: {{\n" + ",\n".join(lines) + "\n }")
    return "{\n" + ",\n".join(games) + "\n}\n"


# The files.


def files() -> dict[str, str]:
    """The text of every file, by its path in the repository."""
    texts = {f"docs/api/{game}.json": _json(schema_of(game)) for game in GAMES}
    for game in GAMES:
        texts[f"docs/api/{game}-position.json"] = _json(positions_schema_of(game))
    for client, games in clients().items():
        schemas = [schema_of(game) for game in games]
        texts[f"web/src/{client}/engine.d.ts"] = engine_types.game_types(schemas)
    texts["web/src/shell/live/engine.d.ts"] = engine_types.shared_types(_header())
    return {
        **texts,
        "docs/reference.md": reference(COMMAND),
        "web/src/lib/words/families.json": families(),
        "web/src/testing/printed.json": printed(),
    }


def clients() -> dict[str, list[str]]:
    """The games by the client that shows them: expansions belong to the client of their base."""
    games: dict[str, list[str]] = {}
    for game in GAMES:
        games.setdefault(registered()[game].info.base or game, []).append(game)
    return games


def _header() -> dict[str, Schema]:
    definitions = Definitions()
    definitions.of(ViewHeader)
    return definitions.schemas


def _json(schema: Schema) -> str:
    """A schema with one definition per line, for readable diffs."""
    definitions = [f"  {_line(name)}: {_line(each)}" for name, each in schema["$defs"].items()]
    head = [f" {_line(name)}: {_line(each)}," for name, each in schema.items() if name != "$defs"]
    return "\n".join(["{", *head, ' "$defs": {', ",\n".join(definitions), " }", "}"]) + "\n"


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def stale() -> list[str]:
    """The files that differ from what the games declare."""
    return [
        path
        for path, text in files().items()
        if not (ROOT / path).exists() or (ROOT / path).read_text(encoding="utf-8") != text
    ]


def main(arguments: list[str]) -> int:
    """Write the files, or name the stale ones."""
    if "--check" in arguments:
        for path in stale():
            print(f"{path} is stale: {COMMAND}")
        return 1 if stale() else 0
    for path, text in files().items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
