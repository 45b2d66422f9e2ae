"""The server's log: one line for each event, as JSON or readable, and never a secret.

All log lines, including those of libraries, pass the same processors: fields with the names of
secrets are removed, and anything that looks like a key is replaced.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Mapping, MutableMapping
from typing import Any, Final, Literal, TextIO

import structlog
from structlog.typing import EventDict, Processor

Style = Literal["json", "text"]

SECRET_WORDS: Final = frozenset(
    {"key", "keys", "token", "tokens", "seed", "seeds", "invite", "secret", "authorization"}
)
REDACTED: Final = "[secret]"
# Keys are 32 such characters, hashes of keys 64; long identifiers in code use only small letters.
KEY_LIKE: Final = re.compile(
    r"(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z0-9])[A-Za-z0-9_-]{32,}(?![\w-])"
)
BOUNDARY: Final = re.compile(r"[^a-z]+")


def configure(style: Style, stream: TextIO | None = None) -> None:
    """Send all logs to a stream, by default to standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_common(),
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                with_place,
                without_secrets,
                _renderer(style, handler.stream),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for noisy in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logging.getLogger(noisy).setLevel(logging.ERROR)  # clients could make them warn endlessly
    structlog.configure(
        processors=[*_common(), structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )


def _common() -> list[Processor]:
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]


def _renderer(style: Style, stream: TextIO) -> Processor:
    if style == "json":
        return structlog.processors.JSONRenderer(sort_keys=False, default=str)
    # The formatter of rich would print local variables, and with them secrets.
    plain = structlog.dev.plain_traceback
    return structlog.dev.ConsoleRenderer(colors=stream.isatty(), exception_formatter=plain)


def with_place(_: Any, __: str, event: EventDict) -> EventDict:
    """Add the traceback of an error, but not its message, which may quote a secret."""
    info = event.pop("exc_info", None)
    error = sys.exc_info()[1] if info is True else info[1] if isinstance(info, tuple) else info
    if isinstance(error, BaseException):
        event["exception"] = "".join(_places(error))
    return event


def _places(error: BaseException) -> list[str]:
    earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = [*_places(earlier), "then\n"] if earlier is not None else []
    return [*before, *traceback.format_tb(error.__traceback__), type(error).__name__, "\n"]


def without_secrets(_: Any, __: str, event: EventDict) -> MutableMapping[str, Any]:
    """Remove fields with the name of a secret, and replace anything that looks like a key."""
    return {name: _clean(value) for name, value in event.items() if not _is_secret(name)}


def _is_secret(name: str) -> bool:
    return not SECRET_WORDS.isdisjoint(BOUNDARY.split(name.lower()))


def _clean(value: object) -> object:
    if isinstance(value, str):
        return KEY_LIKE.sub(REDACTED, value)
    if isinstance(value, Mapping):
        return {name: _clean(each) for name, each in value.items() if not _is_secret(str(name))}
    if isinstance(value, list | tuple | set | frozenset):
        return [_clean(each) for each in value]
    if isinstance(value, int | float | bool | None):
        return value
    return KEY_LIKE.sub(REDACTED, str(value))
