"""No line of the browser's client is too long to read, drawings included."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
WIDTH = 100
GENERATED = {"engine.d.ts", "families.json", "package-lock.json", "printed.json"}
SUFFIXES = {".css", ".html", ".js", ".json", ".svelte", ".svg", ".ts"}


def test_no_line_of_the_client_is_too_long() -> None:
    files = [
        path
        for part in ("src", "plugins", "public", ".")
        for path in (ROOT / "web" / part).glob("*" if part == "." else "**/*")
        if path.suffix in SUFFIXES and path.name not in GENERATED
    ]
    long = [
        f"{path.relative_to(ROOT).as_posix()}:{number}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if len(line) > WIDTH
    ]

    assert len(files) > 200
    assert long == []
