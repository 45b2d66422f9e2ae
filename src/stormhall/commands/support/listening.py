"""Where a hall listens: at an address of the network, or at a unix socket."""

from __future__ import annotations

import errno
import ipaddress
import os
import socket
import stat
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Final, Protocol

from stormhall.kernel.core.errors import SetupError

BACKLOG: Final = 2_048
CONNECT_TIMEOUT: Final = 5.0
"""Seconds to wait for an answer from a hall on this machine."""
OTHERS: Final = 0o117
"""What nobody may do with a unix socket; its owner and its group may connect."""


class Place(Protocol):
    """A place to listen at."""

    def listen(self) -> AbstractContextManager[socket.socket]:
        """A socket that listens, closed at the end; a `SetupError` with the reason if it cannot."""

    def answers(self) -> bool:
        """Whether somebody listens there already."""

    def is_loopback(self, listening: socket.socket) -> bool:
        """Whether pages in this machine's browsers could reach the hall by a name of their own."""

    def address(self, listening: socket.socket | None = None) -> str:
        """The place as it is shown to the host."""


class NetworkPlace:
    """An address and a port; `below` is the path of the hall there."""

    def __init__(self, host: str, port: int, below: str = "") -> None:
        self._host: Final = host
        self._port: Final = port
        self._below: Final = below

    def listen(self) -> socket.socket:
        return bind(self._host, self._port)

    def answers(self) -> bool:
        with (
            suppress(OSError),
            socket.create_connection((self._host, self._port), timeout=CONNECT_TIMEOUT),
        ):
            return True
        return False

    def is_loopback(self, listening: socket.socket) -> bool:
        return ipaddress.ip_address(listening.getsockname()[0]).is_loopback

    def address(self, listening: socket.socket | None = None) -> str:
        page = page_at(self._host, self._port) if listening is None else address_of(listening)
        return f"{page}{self._below}/" if self._below else page


class UnixPlace:
    """A unix socket, which only programs of this machine can reach, such as a proxy."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path

    @contextmanager
    def listen(self) -> Iterator[socket.socket]:
        listening = self._bound()
        try:
            yield listening
        finally:
            listening.close()
            with suppress(OSError):
                self._path.unlink()

    def _bound(self) -> socket.socket:
        if not hasattr(socket, "AF_UNIX"):
            raise SetupError("uds-unknown")
        self._remove_abandoned()
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        before = os.umask(OTHERS)
        try:
            listening.bind(os.fspath(self._path))
            listening.listen(BACKLOG)
        except OSError as error:
            listening.close()
            raise SetupError("uds", path=str(self._path), problem=str(error)) from error
        finally:
            os.umask(before)
        return listening

    def _remove_abandoned(self) -> None:
        """Remove a socket whose hall was killed; anything else of that name stays."""
        try:
            is_socket = stat.S_ISSOCK(self._path.stat().st_mode)
        except OSError:
            return
        if not is_socket or self.answers():
            raise SetupError("uds-taken", path=str(self._path))
        self._path.unlink()

    def answers(self) -> bool:
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as asking:
            asking.settimeout(CONNECT_TIMEOUT)
            asking.connect(os.fspath(self._path))
            return True
        return False

    def is_loopback(self, listening: socket.socket) -> bool:
        return False  # no page has an address that leads here

    def address(self, listening: socket.socket | None = None) -> str:
        return f"unix:{self._path}"


def bind(host: str, port: int) -> socket.socket:
    """A socket bound to the address, or a `SetupError` with the reason."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address[:2], family=family, backlog=BACKLOG)
    except socket.gaierror as error:
        raise SetupError("no-address", host=host, problem=str(error.strerror)) from error
    except OSError as error:
        raise _not_bound(host, port, error) from error


def _not_bound(host: str, port: int, error: OSError) -> SetupError:
    match error.errno:
        case errno.EADDRINUSE:
            return SetupError("port-taken", port=str(port), next=str(port + 1))
        case errno.EACCES | errno.EPERM:
            return SetupError("port-rights", port=str(port))
        case errno.EADDRNOTAVAIL:
            return SetupError("other-address", host=host)
    return SetupError("listen", host=host, port=str(port), problem=str(error.strerror))


def address_of(listening: socket.socket) -> str:
    """The address under which a browser on this machine finds the hall."""
    return page_at(*listening.getsockname()[:2])


def page_at(host: str, port: int) -> str:
    """The address of a hall that listens there, for a browser on this machine."""
    address = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host) or (
        f"[{host}]" if ":" in host else host
    )
    return f"http://{address}:{port}"
