"""What is no mistake of the grader's: a folder, a disk or a gradebook that cannot be used."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rnngrader.sandbox.capabilities import Capability

FREE_BYTES = 100 * 2**20  # a class of hundreds takes less
READ_ONLY = "The folder is read-only: mount it otherwise, or work in a copy of the course."
NOT_YOURS = "This account may not: see with `ls -ld` whose it is; several accounts need a group."
DAMAGED = "Put back a copy of it; or move it away: `rnngrader grade` makes a new one."
HELD = "Another program holds it: give the same command again when that has ended."
REMEDIES = {
    errno.EROFS: READ_ONLY,
    errno.EACCES: NOT_YOURS,
    errno.EPERM: NOT_YOURS,
    errno.ENOSPC: "",  # how much is free
    errno.EDQUOT: "",
    errno.EIO: "The disk, or the network to it, has a fault.",
}
# By the beginnings of SQLite's names for what is wrong.
OF_SQLITE = {
    "SQLITE_READONLY": READ_ONLY,
    "SQLITE_CANTOPEN": "See with `ls -ld` whose the folder is, and whether it can be written.",
    "SQLITE_FULL": "",
    "SQLITE_IOERR": "",
    "SQLITE_NOTADB": DAMAGED,
    "SQLITE_CORRUPT": DAMAGED,
    "SQLITE_BUSY": HELD,
    "SQLITE_LOCKED": HELD,
}


def trouble(error: BaseException, course: Path) -> str | None:
    """Return what cannot be read or written, why, and what to do; None for any other error."""
    if isinstance(error.__context__, sqlalchemy_errors()):  # nbgrader raises its own in its place
        error = error.__context__
    if isinstance(error, OSError) and error.errno in REMEDIES:
        named = error.filename2 or error.filename
        path = Path(os.fsdecode(named)) if isinstance(named, (str, bytes, Path)) else course
        remedy = REMEDIES[error.errno] or room(path.parent)
        return f"{path} cannot be read or written: {error.strerror}. {remedy}"
    if not isinstance(error, sqlalchemy_errors()):
        return None
    if isinstance(error.orig, sqlite3.Error):
        name = error.orig.sqlite_errorname
        found = next((OF_SQLITE[begin] for begin in OF_SQLITE if name.startswith(begin)), None)
        told = f"{course / 'gradebook.db'} cannot be used: {error.orig}. {found or room(course)}"
        return None if found is None else told
    if type(error).__name__ == "OperationalError":  # of a server that is not there, say
        said = str(error.orig).strip().splitlines()[0]
        return f"The gradebook cannot be used: {said}. See db_url in nbgrader_config.py."
    return None


def sqlalchemy_errors() -> tuple[Any, ...]:
    """Return what databases raise; nothing where no gradebook was opened: it takes long to load."""
    found = sys.modules.get("sqlalchemy.exc")
    return (found.DBAPIError,) if found else ()


def room(folder: Path) -> str:
    """Return how much is free where a folder is, and what to do."""
    try:
        free = shutil.disk_usage(folder).free
    except OSError:
        return "Make room there, and give the same command again."
    return f"{free / 2**20:,.1f} MiB are free there: make room, and give the same command again."


def state_of(course: Path) -> Iterator[Capability]:
    """Yield whether a course can be written, how much is free, if its gradebook is whole."""
    from rnngrader.sandbox.capabilities import Capability  # takes its time to load

    writable = os.access(course, os.W_OK)
    detail, remedy = ("", "") if writable else ("read-only, ", READ_ONLY)
    free = shutil.disk_usage(course).free
    if free < FREE_BYTES:
        remedy = f"{remedy} {room(course)}".strip()
    whole = f"{detail}{free / 2**20:,.0f} MiB are free"
    yield Capability(str(course), writable and free >= FREE_BYTES, whole, remedy)
    if (book := course / "gradebook.db").is_file():
        try:
            how = "" if writable else "?immutable=1"
            with contextlib.closing(sqlite3.connect(f"{book.as_uri()}{how}", uri=True)) as db:
                found = db.execute("pragma quick_check(1)").fetchone()[0]
        except sqlite3.Error as error:
            found = str(error)
        yield Capability("gradebook", found == "ok", found, "" if found == "ok" else DAMAGED)
