"""The English texts of the server's errors; translations are in `stormhall/locale`."""

from __future__ import annotations

from typing import Final

ERRORS: Final[dict[str, str]] = {
    "no-data-folder": "the data folder {folder} does not exist or is no folder",
    "data-folder": "the data folder {folder} cannot be written: {problem}",
    "no-table": "there is no table {table}",
    "store-open": "cannot open {file}: {cause}",
    "store-newer": (
        "the database was written by a newer version of Stormhall (its schema is {schema}, this "
        "version knows up to {ours}); install that version, or restore the backup made before "
        "its first start"
    ),
    "store-foreign": "the database belongs to another program: it has tables that are not ours",
    "store-orphans": "the upgrade would leave {rows} rows without their table",
    "store-full": "nothing was stored: there is no room left on the disk of the data folder",
    "store-busy": "the database is locked by another program; try again when it is done",
    "database-read-only": "the database may not be written ({problem})",
    "database-not-opened": "the database cannot be opened ({problem})",
    "database-no-database": "the file is no database ({problem})",
    "database-damaged": "the database is damaged; restore a backup ({problem})",
    "database-disk": "the disk refused to read or write ({problem})",
    "database": "the database failed ({problem})",
    "stored-already": "what was to be stored is there already",
    "table-there": "there is a table {table} already",
    "entry-there": "entry {entry} of table {table} is written already",
    "table-damaged": "table {table} is damaged: {problem}",
    "no-record-yet": "table {table} has no record yet: its game has not begun",
    "backup": "cannot back up to {file}: {problem}",
    "backup-itself": "cannot back up to {file}: that is the database itself",
    "backup-damaged": "the copy of {file} is damaged: {problem}",
}

FOR_PROGRAMS: Final[dict[str, str]] = {
    "bot-lost": "the bot did not answer: {reason}",
    "bots-closed": "the hall closes, bots think no more",
    "bot-processes": "bots need at least 1 process, not {count}",
    "no-bot": "there is no bot {level!r}; there are: {known}",
    "think-most": "the time to think is at most {most} seconds, not {seconds}",
    "owes-nothing": "seat {seat} owes no choice now",
    "nested": "it is nested too deeply",
    "store-closed": "the store is closed",
    "entry-gaps": "entries must be numbered without gaps, not {numbers}",
    "entry-first": "a table's entries begin with number 0, not {number}",
    "entry-awaited": "table {table} waits for entry {awaited}, not for {number}",
}
"""Errors that no command can cause, in English only."""
