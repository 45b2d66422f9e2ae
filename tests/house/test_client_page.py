"""What the page about the client names exists, and it names every folder of the client."""

from __future__ import annotations

import json
import re
from pathlib import Path

from stormhall.games import GAMES

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"
PAGE = (ROOT / "docs" / "client.md").read_text(encoding="utf-8")
QUOTED = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", PAGE, flags=re.M | re.S))
PATH = re.compile(r"[\w.-]+(?:/[\w.-]+)+/?|\w+\.(?:svelte|ts|css|json|js|md)")
ROOTS = [CLIENT, ROOT, *(CLIENT / game for game in GAMES)]


def test_every_file_that_the_page_names_exists() -> None:
    paths = [word for word in QUOTED if PATH.fullmatch(word)]

    assert len(paths) > 20
    assert [path for path in paths if not any((root / path).exists() for root in ROOTS)] == []


def test_every_token_and_class_that_the_page_names_exists() -> None:
    files = [*CLIENT.glob("styles/*.css"), *CLIENT.glob("*/style.css")]
    styles = "".join(path.read_text(encoding="utf-8") for path in files)
    names = [word for word in QUOTED if re.fullmatch(r"--[a-z]+(-\w+)*|\.[a-z]+", word)]

    assert len(names) > 10
    assert [name for name in names if name not in styles] == []


def test_every_script_that_the_page_names_exists() -> None:
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    named = [word.removeprefix("npm run ") for word in QUOTED if word.startswith("npm run ")]

    assert len(named) > 3
    assert [name for name in named if name not in scripts] == []


def test_the_page_tells_what_every_folder_is_for() -> None:
    folders = {path.name for path in CLIENT.iterdir() if path.is_dir()}

    assert [name for name in folders - {"testing"} if f"`{name}/`" not in PAGE] == []


def test_every_type_that_the_page_names_exists() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in CLIENT.rglob("*.ts"))
    components = {path.stem for path in CLIENT.rglob("*.svelte")}
    names = [word for word in QUOTED if re.fullmatch(r"[A-Z][a-z]+(?:[A-Z][a-z]+)*(\.\w+)?", word)]
    missing = [
        name
        for name in names
        if name not in components and not re.search(rf"\b{name.split('.')[0]}\b", sources)
    ]

    assert missing == []
