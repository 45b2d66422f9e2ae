"""The page that the hall serves, compressed for browsers that accept it."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPMessage
from pathlib import Path

import pytest
from websockets.sync.client import connect

from stormhall.server.admission.admission import Access
from stormhall.server.pages import STATIC
from tests.server.support.harness import HallServer, opened
from tests.server.support.waiting import PATIENCE

WEB = Path(__file__).parents[2] / "web"
PAGE = "<!doctype html>" + "the page " * 200
CODE = "code();" * 500
FONT = "font" * 500
TABLE = {"game": "battalia", "seats": [{"kind": "mine"}, {"kind": "mine"}]}


def test_the_page_is_looked_for_where_its_build_writes_it() -> None:
    build = (WEB / "vite.config.ts").read_text()

    written = re.search(r"outDir: here\('(.+?)'\)", build)

    assert written is not None
    assert (WEB / written[1]).resolve() == STATIC


def test_without_a_bundle_a_short_text_says_that_the_hall_is_open(tmp_path: Path) -> None:
    with opened(tmp_path, static=tmp_path / "none") as server:
        answer = server.http("GET", "/")

        assert answer.status == 200
        assert "The hall is open" in answer.text
        assert "docs/protocol.md" in answer.text
        assert server.http("GET", "/table/x").status == 404


def test_the_bundle_and_its_places_are_served_and_files_with_hashes_in_their_names_are_cached(
    tmp_path: Path,
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the page")
    (static / "assets" / "main-a1b2c3.js").write_text("code")
    (tmp_path / "secret.txt").write_text("hidden")
    with opened(tmp_path, static=static) as server:
        page, place = server.http("GET", "/"), server.http("GET", "/table/abc")
        asset = server.http("GET", "/assets/main-a1b2c3.js")

        assert page.text == place.text == "<!doctype html>the page"
        assert page.headers["cache-control"] == place.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"].startswith("text/html")
        assert "immutable" in asset.headers["cache-control"]
        assert "javascript" in asset.headers["content-type"]
        for missing in ("/assets/none.js", "/none.png", "/api/none", "/health/none", "/live"):
            answer = server.http("GET", missing)
            assert (answer.status, answer.json["code"]) == (404, "no-page"), missing
        for outside in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "hidden" not in server.http("GET", outside).text
        assert server.http("POST", "/", {}).status == 405


@pytest.mark.parametrize("before", ["/games", ""], ids=["passed on", "removed by a proxy"])
def test_a_hall_below_a_path_is_found_there_with_all_its_files(tmp_path: Path, before: str) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(
        '<link href="/emblem.svg"><script src="/assets/a.js"></script><a href="//else.test/">'
    )
    (static / "assets" / "a.js").write_text("code")
    with opened(tmp_path, static=static, access=Access(prefix="/games")) as server:
        pages = [server.http("GET", f"{before}{path}") for path in ("/", "/table/x")]
        script = server.http("GET", f"{before}/assets/a.js")
        made = server.http("POST", f"{before}/api/tables", TABLE)
        with connect(f"ws://127.0.0.1:{server.port}{before}/live", proxy=None):
            server.until(lambda: server.figure("stormhall_connections") == 1)

        for page in pages:
            assert page.text == (
                '<link href="/games/emblem.svg"><script src="/games/assets/a.js"></script>'
                '<a href="//else.test/">'
            )
            assert page.headers["cache-control"] == "no-cache"
            tag = {"If-None-Match": page.headers["etag"]}
            assert server.http("GET", f"{before}/", headers=tag).status == 304
        assert (script.text, made.status) == ("code", 201)
        assert "immutable" in script.headers["cache-control"]
        assert server.http("GET", "/games").text == pages[0].text
        assert server.http("GET", "/gamesroom.js").status == 404


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallServer]:
    """A hall with a bundle worth compressing."""
    folder = tmp_path_factory.mktemp("hall")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "assets" / "main-a1b2c3.js").write_text(CODE)
    (static / "assets" / "letters-d4e5f6.woff2").write_text(FONT)
    with opened(folder, static=static) as server:
        yield server


def sent(server: HallServer, path: str, **headers: str) -> tuple[int, HTTPMessage, bytes]:
    """An answer in the form in which it is sent, before decompression."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    try:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request("GET", path, headers=named)
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()
    finally:
        connection.close()


@pytest.mark.parametrize(
    "accepted", ["gzip", "br, gzip, deflate", "GZIP;q=0.5", "gzip;q=1.0, *;q=0"]
)
def test_a_browser_that_accepts_gzip_gets_the_page_compressed(
    server: HallServer, accepted: str
) -> None:
    for path, text in (("/", PAGE), ("/rules/BT-1", PAGE), ("/assets/main-a1b2c3.js", CODE)):
        for _ in range(2):  # the second time it is compressed already
            status, headers, body = sent(server, path, Accept_Encoding=accepted)

            assert status == 200
            assert headers["content-encoding"] == "gzip"
            assert int(headers["content-length"]) == len(body) < len(text) / 5
            assert gzip.decompress(body).decode() == text
            assert "accept-encoding" in headers["vary"].lower()
    assert "immutable" in headers["cache-control"]
    assert "javascript" in headers["content-type"]


@pytest.mark.parametrize("accepted", ["", "br", "gzip;q=0", "gzip; q=0.0, br", "xgzip"])
def test_clients_without_gzip_get_the_page_uncompressed(server: HallServer, accepted: str) -> None:
    _, headers, body = sent(server, "/assets/main-a1b2c3.js", Accept_Encoding=accepted)

    assert body.decode() == CODE
    assert "content-encoding" not in headers
    assert "accept-encoding" in headers["vary"].lower()


def test_already_compressed_files_and_ranges_are_not_compressed(server: HallServer) -> None:
    _, headers, body = sent(server, "/assets/letters-d4e5f6.woff2", Accept_Encoding="gzip")
    status, part_headers, part = sent(
        server, "/assets/main-a1b2c3.js", Accept_Encoding="gzip", Range="bytes=0-6"
    )

    assert body.decode() == FONT
    assert (status, part) == (206, b"code();")
    assert "content-encoding" not in headers
    assert "content-encoding" not in part_headers


def test_a_cached_page_is_not_sent_again(server: HallServer) -> None:
    tags = {sent(server, "/", Accept_Encoding=accepted)[1]["etag"] for accepted in ("gzip", "")}

    assert len(tags) == 2
    for tag in tags:
        status, _, body = sent(server, "/", Accept_Encoding="gzip", If_None_Match=tag)
        assert (status, body) == (304, b"")


def test_answers_of_the_hall_are_never_compressed(server: HallServer) -> None:
    """Their compressed size would reveal something about the secrets in them."""
    server.make_table("battalia", ["mine", "open"], listed=True)
    for path in ("/api/games", "/api/tables", "/api/rulebooks", "/metrics"):
        _, headers, _ = sent(server, path, Accept_Encoding="gzip")
        assert "content-encoding" not in headers, path
