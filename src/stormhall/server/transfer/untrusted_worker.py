"""The process in which records of strangers are read and replayed.

It reads tasks from its input and writes an answer to each to its output, a line of JSON for each.
Its memory is limited by the system; its time by its parent, which kills it. It holds nothing that
would be lost: whatever happens here, the hall goes on.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stormhall.kernel.core.errors import StormhallError
from stormhall.server.hall.creation import Upload, read_upload
from stormhall.server.store.interface import TableRow
from stormhall.server.wire.errors import place_of
from stormhall.server.wire.http_bodies import body_of
from stormhall.server.wire.messages import Problem

NICE: Final = 5
"""The niceness of the process, so that the server runs first on a busy machine."""
MOST_TOLD: Final = 1_000
"""Characters of an error that are passed on: it may quote a text of two megabytes."""


class RecordTask(Struct, tag="task", kw_only=True):
    """A record to read, with the id and the time of its table."""

    table: str
    now: int
    record: str


class Loaded(Struct, tag="loaded"):
    """The first answer: everything is imported, and tasks may come."""


class Replayed(Struct, tag="replayed", kw_only=True):
    """A record that is valid: its table, and the record as we write it. The seed is separate, in
    decimal, because it may have more digits than numbers in JSON."""

    row: TableRow
    seed: str | None
    record: str

    def upload(self) -> Upload:
        """The upload as it was in the process."""
        seed = None if self.seed is None else int(self.seed)
        return Upload(row=replace(self.row, seed=seed), record=self.record)


class Refused(Struct, tag="refused"):
    """A text that is no valid record, and why."""

    problem: Problem


class OutOfMemory(Struct, tag="out-of-memory"):
    """The record took too much memory; the process ends, since its memory may be in pieces."""


class Failed(Struct, tag="failed"):
    """A bug of ours, and its place."""

    place: str


Reply = Loaded | Replayed | Refused | OutOfMemory | Failed


def answer(task: RecordTask) -> Reply:
    """Read and replay a record."""
    try:
        upload = read_upload(task.record, task.table, task.now)
    except StormhallError as error:
        if _is_out_of_memory(error):
            return OutOfMemory()
        told = body_of(error)
        return Refused(replace(told, message=told.message[:MOST_TOLD]))
    except MemoryError:
        return OutOfMemory()
    except Exception as error:  # the next record may be read all the same
        return Failed(place_of(error))
    seed = None if upload.row.seed is None else str(upload.row.seed)
    return Replayed(row=replace(upload.row, seed=None), seed=seed, record=upload.record)


def _is_out_of_memory(error: BaseException) -> bool:
    """Whether memory was the cause: readers report that as a contradiction in a position."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, MemoryError):
            return True
        cause = cause.__cause__ or cause.__context__
    return False


def limit_memory(more: int) -> None:
    """Let this process take so many bytes more than it has, where the system can limit it."""
    if sys.platform == "win32":
        return
    import resource

    with suppress(OSError, ValueError):  # some systems refuse such a limit
        resource.setrlimit(resource.RLIMIT_AS, (_taken() + more,) * 2)


def _taken() -> int:
    """The bytes of address space that this process has; 0 if the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def serve() -> None:
    """Answer tasks until there are no more, or until one has used up the memory."""
    decoder = msgspec.json.Decoder(RecordTask)
    reply: Reply = Loaded()
    while True:
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()
        if isinstance(reply, OutOfMemory):
            return
        try:
            line = sys.stdin.buffer.readline()
            if not line:
                return
            reply = answer(decoder.decode(line))
        except MemoryError:
            reply = OutOfMemory()


def main(more: int) -> None:
    """Serve the parent process until it ends."""
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)  # the parent gets them too and decides
    if sys.platform != "win32":
        os.nice(NICE)
    limit_memory(more)
    with suppress(BrokenPipeError):  # the parent has ended
        serve()


if __name__ == "__main__":
    main(int(sys.argv[1]))
