"""The English texts of the commands' errors; translations are in `stormhall/locale`."""

from __future__ import annotations

from typing import Final

ERRORS: Final[dict[str, str]] = {
    "in-file": "{file}: {cause}",
    "option-written": "an option is written name=value, not {text!r}",
    "people": "{people} people cannot sit at {seats} seats",
    "no-seat": "there is no seat {seat}; there are {seats} seats",
    "no-rule": "there is no rule {rule!r}",
    "no-language": "the hall does not speak {language!r}; it speaks: {known}",
    "list": "a list is written with commas between its words, not {text!r}",
    "no-number": "{word!r} is no number",
    "fewer-choices": "it has only {choices} choices",
    "agent-made": "agent {agent!r} cannot be made: {problem}",
    "agents-seats": "{agents} agents cannot sit at {seats} seats",
    "arena-agents": "an arena needs at least two agents, each named once",
    "no-part": "there is no part {word!r}; there are: {known}",
    "no-level": "there is no agent {word!r}; there are: {known}",
    "nothing-to-compare": "both option sets are the same: there is nothing to compare",
    "no-text": "cannot read {file}: it is no UTF-8 text",
    "needs-folder": "the report needs a folder, and {file} is a file",
    "resume": "--resume goes on with the games of a folder: name it with --out",
    "make-folder": "the data folder {folder} cannot be made: {problem}",
    "folder-held": "another hall is open in the data folder {folder}",
    "origin": "an origin is written like https://hall.example.org, not {origin!r}",
    "prefix": "a path is written like /games, not {prefix!r}",
    "uds": "cannot listen at {path}: {problem}",
    "uds-taken": "{path} is taken; use another name with --uds",
    "uds-unknown": "this system has no unix sockets; use --host and --port",
    "no-address": "there is no address {host!r}: {problem}",
    "port-taken": "port {port} is taken; perhaps the hall is open already, or use --port {next}",
    "port-rights": "port {port} needs rights that you do not have; use one above 1023: --port 8765",
    "other-address": "{host} is no address of this machine; use --host 127.0.0.1 or 0.0.0.0",
    "listen": "cannot listen at {host} port {port}: {problem}",
    "no-hall": "there is no hall in {folder}: it has no {file}",
    "no-status": "there is no status {status!r}; there are: {known}",
    "record-keys": "a record holds no keys: choose --record or --keys",
}
