"""The lobby over HTTP: games and rules, tables and seats, finished games.

A handler decodes a request, asks the hall, and encodes the answer. Requests about a table carry a
key in the header `Authorization: Bearer`; a key is never part of a URL.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Final, Literal, TypeVar

import msgspec
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, compile_path
from starlette.types import Scope

import stormhall
from stormhall import lessons, rulebook
from stormhall.agents.levels import LEVELS, THINK
from stormhall.kernel.core.errors import SetupError, StormhallError
from stormhall.kernel.ruleset import find
from stormhall.kernel.table.game import Game
from stormhall.server.admission.admission import Admission
from stormhall.server.admission.bodies import BodyKind
from stormhall.server.hall.hall import Hall
from stormhall.server.hall.replays import Replays, Viewer, finished
from stormhall.server.store.interface import Role, StoredKey
from stormhall.server.tables import seating
from stormhall.server.tables.table import Table
from stormhall.server.tables.table_views import state_of
from stormhall.server.transfer.untrusted import Records
from stormhall.server.wire import lobby_messages as b
from stormhall.server.wire import messages as m
from stormhall.server.wire import table_messages as t
from stormhall.server.wire.errors import HallError, reasons_of
from stormhall.server.wire.http_bodies import answer, json_answer, problem, read

Body = TypeVar("Body", bound=m.Message)

ANY_ROLE: Final[tuple[Role, ...]] = ("host", "seat", "invite", "watch")
CLOCKS: Final = [
    m.Clock(),
    m.Clock(kind="live", bank=600, increment=15),
    m.Clock(kind="live", bank=1_800, increment=60, grace=120),
    m.Clock(kind="days", days=1, grace=3_600),
    m.Clock(kind="days", days=3, grace=3_600),
]
"""Common clocks; a table may have any other."""


class Lobby:
    """Answers all HTTP requests; `ENDPOINTS` lists the handlers, which only decode and encode."""

    def __init__(self, hall: Hall, admission: Admission, records: Records) -> None:
        self.hall: Final = hall
        self.admission: Final = admission
        self.records: Final = records
        self.replays: Final = Replays()

    # Games and their rules.

    async def games(self, request: Request) -> Response:
        return json_answer(await asyncio.to_thread(encoded_games))

    async def check(self, request: Request) -> Response:
        """Answer whether a table can be set up like this."""
        body = await self._body(request, b.CheckTable)
        try:
            ruleset = find(request.path_params["game"])
        except SetupError as error:
            raise HallError("no-game/name", game=request.path_params["game"]) from error
        try:
            options = ruleset.check(body.seats, body.options, body.preset)
        except SetupError as error:
            reasons = reasons_of(error.refusals)
            return answer(b.TableChecked(options=None, message=str(error), reasons=reasons))
        game = stormhall.new(ruleset.info.name, body.seats, 0, options)
        return answer(b.TableChecked(options=options, teams=_teams_of(game)))

    async def printed(self, request: Request) -> Response:
        """Answer with what is printed on the components of a game."""
        game = request.path_params["game"]
        if game not in stormhall.games():
            raise HallError("no-game/name", game=game)
        return json_answer(await asyncio.to_thread(_encoded_printed, game))

    async def rules(self, request: Request) -> Response:
        """Answer with the rules that contain all words of the query in their id or text."""
        query = request.query_params.get("query", "")
        most = self.hall.limits.query_characters
        if len(query) > most:
            raise HallError("too-long/query", most=most)
        return answer(await asyncio.to_thread(_rules_about, query))

    async def rule(self, request: Request) -> Response:
        rules = await asyncio.to_thread(rulebook.all_rules)
        rule = rules.get(request.path_params["rule"].upper())
        if rule is None:
            raise HallError("no-rule")
        return answer(b.RuleText(id=rule.id, text=rule.text))

    async def rulebooks(self, request: Request) -> Response:
        """Answer with all rules as documents for reading."""
        return answer(await asyncio.to_thread(_all_documents))

    # Tables and seats.

    async def make(self, request: Request) -> Response:
        body = await self._body(request, t.MakeTable)
        self.admission.count_table(request)
        return answer(await self.hall.make(body), 201)

    async def learn(self, request: Request) -> Response:
        body = await self._body(request, t.Learn)
        self.admission.count_table(request)
        return answer(
            await self.hall.learn(request.path_params["game"], body.name, body.token), 201
        )

    async def look(self, request: Request) -> Response:
        """Answer with what everybody at a table may know about it; no key is needed if it is
        listed."""
        if has_key(request):
            return _state_answer(await self._table(request))
        return _state_answer(await self.hall.listed_table(request.path_params["table"]))

    async def listed(self, request: Request) -> Response:
        return answer(await self.hall.listed())

    async def join(self, request: Request) -> Response:
        body = await self._body(request, t.Join)
        return answer(await self.hall.join(request.path_params["table"], body), 201)

    async def rename(self, request: Request) -> Response:
        body = await self._body(request, t.Rename)
        table, seat, key = await self._own_seat(request)
        table.budget.spend(seat)
        await table.change_by(key, seating.rename, seat, body.name)
        return _state_answer(table)

    async def leave(self, request: Request) -> Response:
        table, seat, key = await self._own_seat(request)
        await table.change_by(key, seating.leave, seat)
        return _state_answer(table)

    async def sit_in(self, request: Request) -> Response:
        body = await self._body(request, t.SitIn)
        where = request.path_params
        table = await self.hall.sit_in(where["table"], bearer(request), where["seat"], body.level)
        return _state_answer(table)

    async def free(self, request: Request) -> Response:
        where = request.path_params
        return _state_answer(await self.hall.free(where["table"], bearer(request), where["seat"]))

    async def come_back(self, request: Request) -> Response:
        table, seat, key = await self._own_seat(request)
        await table.change_by(key, seating.come_back, seat)
        return _state_answer(table)

    async def rematch(self, request: Request) -> Response:
        body = await self._body(request, t.AskRematch)
        table = request.path_params["table"]
        rematch = await self.hall.rematch(table, bearer(request), body.token)
        return answer(rematch, 200 if rematch.host is None else 201)

    async def mine(self, request: Request) -> Response:
        body = await self._body(request, t.Mine)
        return answer(await self.hall.mine(body.keys))

    # Finished games.

    async def record(self, request: Request) -> Response:
        """Answer with the record of a finished game, which shows everything that was hidden."""
        table = await self._table(request)
        text = await self.replays.record(table)
        name = f"stormhall-{table.row.game}-{table.id}.txt"
        headers = {
            "Cache-Control": "no-store",
            "Content-Disposition": f'attachment; filename="{name}"',
        }
        return Response(text, headers=headers, media_type="text/plain")

    async def play_on(self, request: Request) -> Response:
        table = await self._table(request)
        body = await self._body(request, b.PlayOn)
        finished(table)
        self.admission.count_table(request)
        return answer(await self.hall.play_on(table, body), 201)

    async def upload(self, request: Request) -> Response:
        body = await self._body(request, b.Upload, self.hall.limits.upload_bytes)
        made = await self.hall.uploaded_before(body.token)
        if made is None:
            self.admission.count_upload(request, len(body.record))
            sources = self.hall.sources
            upload = await self.records.read(body.record, sources.table_id(), sources.now())
            made = await self.hall.keep(upload, body.token)
        return answer(made, 201)

    async def replay(self, request: Request) -> Response:
        at, viewer = _moment_asked(request)
        table = await self._table(request)
        return answer(await self.replays.moment(table, at, viewer))

    async def film(self, request: Request) -> Response:
        viewer = _viewer_asked(request)
        table = await self._table(request)
        return answer(await self.replays.film(table, viewer))

    async def story(self, request: Request) -> Response:
        table = await self._table(request)
        return answer(await self.replays.story(table))

    # Shared by handlers.

    async def _body(self, request: Request, kind: type[Body], limit: int | None = None) -> Body:
        body = await request.body()
        most = self.hall.limits.message_bytes if limit is None else limit
        if len(body) > most:
            raise HallError("too-long/bytes", most=most)
        return read(body, kind)

    async def _key(self, request: Request, *roles: Role) -> StoredKey:
        return await self.hall.key_to(request.path_params["table"], bearer(request), *roles)

    async def _table(self, request: Request) -> Table:
        """The table of the request, which needs any of the table's keys, or none if everybody may
        watch."""
        if not has_key(request):
            return await self.hall.listed_table(request.path_params["table"], to_watch=True)
        key = await self._key(request, *ANY_ROLE)
        return await self.hall.table(key.table)

    async def _own_seat(self, request: Request) -> tuple[Table, int, StoredKey]:
        """The table and the seat that the key opens, and the key; refused if the request names
        another seat."""
        key = await self._key(request, "seat")
        if key.seat is None or key.seat != request.path_params["seat"]:
            raise HallError("bad-key/other-seat")
        return await self.hall.table(key.table), key.seat, key

    def route(self, endpoint: Endpoint) -> Route:
        """An endpoint as a route of Starlette; errors become answers."""

        async def handle(request: Request) -> Response:
            try:
                return await endpoint.handler(self, request)
            except StormhallError as error:
                self.admission.note_limit(error)
                return problem(error)

        return Route(endpoint.path, handle, methods=[endpoint.method])


class SeatNumber(Convertor[int]):
    """The number of a seat in a path; a number with more digits makes another path, which leads
    nowhere. Python would not even read one with thousands of digits."""

    regex = "[0-9]{1,2}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("seat", SeatNumber())


class Endpoint(msgspec.Struct, frozen=True):
    """A method and path of HTTP, with the classes of its body and its answer.

    An answer without a class is plain text."""

    method: str
    path: str
    handler: Callable[[Lobby, Request], Awaitable[Response]]
    body: type[m.Message] | None
    answer: type[m.Message] | None

    @property
    def documented_path(self) -> str:
        """The path without the kinds of its parts."""
        return self.path.replace(":seat}", "}")


TABLE: Final = "/api/tables/{table}"
SEAT: Final = TABLE + "/seats/{seat:seat}"

ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", Lobby.games, None, b.GamesInfo),
    Endpoint("POST", "/api/games/{game}/check", Lobby.check, b.CheckTable, b.TableChecked),
    Endpoint("GET", "/api/games/{game}/printed", Lobby.printed, None, b.PrintedFacts),
    Endpoint("GET", "/api/rules", Lobby.rules, None, b.Rules),
    Endpoint("GET", "/api/rules/{rule}", Lobby.rule, None, b.RuleText),
    Endpoint("GET", "/api/rulebooks", Lobby.rulebooks, None, b.Rulebooks),
    Endpoint("GET", "/api/tables", Lobby.listed, None, t.ListedTables),
    Endpoint("POST", "/api/tables", Lobby.make, t.MakeTable, t.TableMade),
    Endpoint("POST", "/api/lessons/{game}", Lobby.learn, t.Learn, t.TableMade),
    Endpoint("GET", TABLE, Lobby.look, None, m.TableState),
    Endpoint("POST", TABLE + "/join", Lobby.join, t.Join, t.Joined),
    Endpoint("POST", SEAT + "/rename", Lobby.rename, t.Rename, m.TableState),
    Endpoint("POST", SEAT + "/leave", Lobby.leave, None, m.TableState),
    Endpoint("POST", SEAT + "/bot", Lobby.sit_in, t.SitIn, m.TableState),
    Endpoint("POST", SEAT + "/free", Lobby.free, None, m.TableState),
    Endpoint("POST", SEAT + "/back", Lobby.come_back, None, m.TableState),
    Endpoint("POST", TABLE + "/rematch", Lobby.rematch, t.AskRematch, t.Rematch),
    Endpoint("POST", "/api/mine", Lobby.mine, t.Mine, t.OwnTables),
    Endpoint("GET", TABLE + "/record", Lobby.record, None, None),
    Endpoint("GET", TABLE + "/replay", Lobby.replay, None, b.Moment),
    Endpoint("GET", TABLE + "/film", Lobby.film, None, b.Film),
    Endpoint("GET", TABLE + "/story", Lobby.story, None, b.Story),
    Endpoint("POST", TABLE + "/onward", Lobby.play_on, b.PlayOn, t.TableMade),
    Endpoint("POST", "/api/records", Lobby.upload, b.Upload, t.TableMade),
)
"""All endpoints."""
PATTERNS: Final = {endpoint: compile_path(endpoint.path) for endpoint in ENDPOINTS}
"""The paths of the endpoints as patterns."""


def routes(hall: Hall, admission: Admission, records: Records) -> list[Route]:
    """The routes of the lobby of a hall."""
    lobby = Lobby(hall, admission, records)
    return [lobby.route(endpoint) for endpoint in ENDPOINTS]


def body_kind(scope: Scope) -> BodyKind | None:
    """What the body of a request is; None if it is for none of the lobby's endpoints."""
    for endpoint, (pattern, *_) in PATTERNS.items():
        if endpoint.method == scope["method"] and pattern.match(scope["path"]):
            return "record" if endpoint.body is b.Upload else "message"
    return None


def _state_answer(table: Table) -> Response:
    return answer(state_of(table.history, table.presence))


def has_key(request: Request) -> bool:
    """Whether a request carries a key, valid or not."""
    return "authorization" in request.headers


def bearer(request: Request) -> str:
    """The key of a request."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key.strip():
        raise HallError("bad-key/missing")
    return key.strip()


@cache
def encoded_games() -> bytes:
    """All games for the lobby, encoded only once: finding the exclusions of options is slow."""
    return msgspec.json.encode(
        b.GamesInfo(
            protocol=m.PROTOCOL,
            games=[
                msgspec.convert(
                    {**stormhall.describe(name), "lesson": name in lessons.games()}, b.GameInfo
                )
                for name in stormhall.games()
            ],
            levels=[b.Level(name=level, seconds=THINK.get(level, 0.0)) for level in LEVELS],
            clocks=CLOCKS,
        )
    )


@cache
def _encoded_printed(game: str) -> bytes:
    return msgspec.json.encode(b.PrintedFacts(game=game, printed=dict(find(game).printed())))


def _teams_of(game: Game) -> list[list[int]]:
    """The teams if they are public from the start, otherwise none."""
    module = game.view(None).get("teams")
    return module["teams"] if isinstance(module, dict) else []


def _rules_about(query: str) -> b.Rules:
    words = set(query.casefold().split())
    rules = [rule for rule, text in _folded_rules() if all(word in text for word in words)]
    return b.Rules(rules=rules)


@cache
def _folded_rules() -> list[tuple[b.RuleText, str]]:
    """All rules, each with its id and text for searching without regard to case."""
    return [
        (b.RuleText(id=rule.id, text=rule.text), f"{rule.id} {rule.text}".casefold())
        for rule in rulebook.all_rules().values()
    ]


def _all_documents() -> b.Rulebooks:
    result = rulebook.documents().items()
    return b.Rulebooks(documents=[b.RuleDocument(name=name, text=text) for name, text in result])


def _moment_asked(request: Request) -> tuple[int | None, Viewer]:
    at = request.query_params.get("at")
    number = None if at is None else _number(at, "at")
    return number, _viewer_asked(request)


def _viewer_asked(request: Request) -> Viewer:
    seat = request.query_params.get("seat", "spectator")
    if seat == "spectator":
        return "spectator"
    if seat == "all":
        return "all"
    return _number(seat, "seat")


def _number(word: str, name: Literal["at", "seat"]) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise HallError("malformed/at" if name == "at" else "malformed/seat", path=name)
    return int(word)
