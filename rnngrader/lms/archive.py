"""Zips and folders, read without trusting a name or a size in them.

Names of entries are never used as paths, sizes are counted while reading, links and devices are
never opened, and what is wrong with one entry is said of that entry alone.
"""

from __future__ import annotations

import io
import os
import re
import stat
import struct
import zipfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from rnngrader.course.cells import CourseError
from rnngrader.sandbox.untrusted import one_line
from rnngrader.submission.files import MAX_FILE_BYTES, read_file

MAX_ENTRIES = 100_000
CHUNK_BYTES = 2**20
# What a student's own zip may hold; a notebook or two is what is looked for.
MAX_DEPTH = 2
MAX_NOTEBOOKS = 20
MAX_FAILURES = 5  # entries that cannot be read, before the whole zip is given up
MAX_DIRECTORY_BYTES = 2**20
NOTEBOOK_ENDINGS = (".ipynb", ".ipynb.txt", ".ipynb.json")  # the last two are browsers' doing
METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)  # others unpack without a bound
LITTER = re.compile(
    r"(^|/)(__MACOSX/|\.ipynb_checkpoints/|\.DS_Store$|\._[^/]*$|Thumbs\.db$|desktop\.ini$)"
)


class IntakeError(CourseError):
    """The whole export cannot be read; the message says why."""


class UnreadableEntry(Exception):
    """One entry cannot be read. Its text is a sentence about it; whoever keeps anything keeps that:
    the exception holds on to all that was unpacked.
    """


@dataclass(frozen=True)
class Entry:
    """One file of an export: its name there, and how to read it while the export is open."""

    name: str
    read: Callable[..., bytes]  # of a zip at most so many, where that is said; UnreadableEntry
    modified: tuple[int, ...] = ()  # when, as zip or folder tell it; a later one is larger


def is_notebook(name: str) -> bool:
    """Return whether a file of this name is meant as a notebook."""
    return name.casefold().endswith(NOTEBOOK_ENDINGS)


@contextmanager
def open_entries(source: Path) -> Iterator[list[Entry]]:
    """Open an export, a zip, a folder or one file, and give what a person put into it.

    Raises IntakeError where there is nothing to read at all.
    """
    if source.is_dir():
        yield wanted(folder_entries(source))
    elif not source.is_file():
        raise IntakeError(f"{source} is not there; wanted a zip, a folder or a notebook.")
    elif is_notebook(source.name):
        yield [Entry(source.name, partial(read_regular, source.resolve()))]
    else:
        try:
            archive = zipfile.ZipFile(source)
        except Exception as error:  # whatever a damaged directory makes zipfile raise
            with source.open("rb") as file:
                start = file.read(64).lstrip().lower()
            if start.startswith(b"<"):
                raise IntakeError(f"{source} is a web page: download it again.") from None
            if start.startswith(b"pk"):
                raise IntakeError(f"{source} is not whole: download it again.") from None
            listed = source.suffix.lower() == ".csv"
            hint = " A list of students is given with --roster FILE." if listed else ""
            what = f"{source} is not a zip that can be read: {str(error).rstrip('.')}.{hint}"
            raise IntakeError(what) from None
        with archive:
            yield wanted(zip_entries(archive))


def wanted(entries: Iterable[Entry]) -> list[Entry]:
    """Return the entries that a person put there, not an operating system or Jupyter."""
    return [entry for entry in entries if not LITTER.search(entry.name)]


def folder_entries(folder: Path) -> Iterator[Entry]:
    """Give the files of a folder, sorted by name; links are named, never followed."""
    number = 0
    for root, folders, files in os.walk(folder):
        folders.sort()
        linked = [name for name in folders if os.path.islink(os.path.join(root, name))]
        for name in sorted(files + linked):
            number += 1
            if number > MAX_ENTRIES:
                raise IntakeError(f"{folder} holds more than {MAX_ENTRIES:,} files.")
            path = Path(root, name)
            relative = path.relative_to(folder).as_posix()
            yield Entry(readable(relative), partial(read_regular, path), modified_at(path))


def modified_at(path: Path) -> tuple[int, ...]:
    try:
        return (path.lstat().st_mtime_ns,)
    except OSError:
        return ()


def read_regular(path: Path) -> bytes:
    """Return a regular file's bytes; nothing else is ever opened, however it came there."""
    try:
        check_mode(path.lstat().st_mode)
        data = read_file(path)
    except OSError as error:
        raise UnreadableEntry(f"It cannot be read: {error.strerror}.") from None
    check_size(len(data))
    return data


def check_mode(mode: int) -> None:
    if not stat.S_ISREG(mode):
        kind = "a symbolic link" if stat.S_ISLNK(mode) else "not a regular file"
        raise UnreadableEntry(f"It is {kind}, which is not followed.")


def check_size(size: int, limit: int | None = None) -> None:
    limit = MAX_FILE_BYTES if limit is None else limit
    if size > limit:
        raise UnreadableEntry(f"It is larger than {limit / 2**20:,.0f} MiB, and was not read.")


def zip_entries(archive: zipfile.ZipFile) -> Iterator[Entry]:
    infos = archive.infolist()
    if len(infos) > MAX_ENTRIES:
        raise IntakeError(
            f"The archive holds {len(infos):,} files; at most {MAX_ENTRIES:,} are read."
        )
    for info in infos:
        if not (name := zip_name(info)).endswith("/"):
            yield Entry(name, partial(read_zipped, archive, info), info.date_time)


def zip_name(info: zipfile.ZipInfo) -> str:
    """Return an entry's name: UTF-8 also where the archive does not say so, with slashes."""
    name = info.orig_filename.partition("\0")[0]
    if not info.flag_bits & 0x800:
        try:
            name = name.encode("cp437").decode("utf-8")
        except UnicodeError:
            name = info.filename
    return readable(name.replace("\\", "/"))


def readable(name: str) -> str:
    """Return the name without characters that no text can hold."""
    return name.encode("utf-8", "replace").decode("utf-8")


def read_zipped(archive: zipfile.ZipFile, info: zipfile.ZipInfo, limit: int | None = None) -> bytes:
    """Return an entry's bytes, counted while they are unpacked."""
    mode = info.external_attr >> 16
    if stat.S_IFMT(mode):
        check_mode(mode)
    if info.flag_bits & 0x41:
        raise UnreadableEntry("It cannot be unpacked: it is encrypted.")
    if info.compress_type not in METHODS:
        raise UnreadableEntry("It cannot be unpacked: only stored and deflated files are.")
    data = bytearray()
    try:
        with archive.open(info) as source:
            while chunk := source.read(CHUNK_BYTES):
                data += chunk
                check_size(len(data), limit)
    except UnreadableEntry:
        raise
    except Exception as error:  # a damaged entry may raise anything, and stops no other
        raise UnreadableEntry(f"It cannot be unpacked: {one_line(error, 150)}.") from None
    return bytes(data)


@dataclass
class Room:
    """How much may still be read of a student's zips and of all zips in them."""

    content: int  # bytes, unpacked
    directory: int = field(default_factory=lambda: MAX_DIRECTORY_BYTES)  # of lists of files
    failures: int = MAX_FAILURES  # each of which may have cost as much as a whole file
    notebooks: int = MAX_NOTEBOOKS


def notebooks_inside(
    data: bytes, depth: int = 1, room: Room | None = None
) -> list[tuple[str, bytes]]:
    """Return the notebooks, name and bytes, of a zip that a student made, and of zips in it; the
    latest last.

    Raises UnreadableEntry where it cannot be opened or is larger than any work.
    """
    room = room or Room(MAX_FILE_BYTES)
    if room.failures < 0 or room.notebooks < 0:
        raise UnreadableEntry("What came before it is larger than any work.")
    room.directory -= directory_size(data, room.directory)
    found: list[tuple[str, bytes]] = []
    failures: list[str] = []
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
    except Exception as error:  # as above
        raise UnreadableEntry(f"It cannot be opened: {one_line(error, 150)}.") from None
    with archive:
        entries = sorted(wanted(zip_entries(archive)), key=lambda entry: entry.modified)
        for name, read in ((entry.name, entry.read) for entry in entries):
            zipped = name.casefold().endswith(".zip") and depth < MAX_DEPTH
            if not (zipped or is_notebook(name)):
                continue
            try:
                content = read(min(room.content, MAX_FILE_BYTES))
                room.content -= len(content)
                inside = notebooks_inside(content, depth + 1, room) if zipped else [(name, content)]
            except UnreadableEntry as error:
                failures.append(str(error))
                room.failures -= 1
                if room.failures < 0:
                    raise
                continue
            found += inside
            room.notebooks -= not zipped
            if room.notebooks < 0:
                raise UnreadableEntry(f"It holds more than {MAX_NOTEBOOKS} notebooks.")
    if failures and not found:
        raise UnreadableEntry(failures[0])
    return found


def directory_size(data: bytes, limit: int) -> int:
    """Return how long a zip's list of files is, in bytes; refuse one that takes much memory."""
    at = data.rfind(b"PK\5\6", max(0, len(data) - 65_557))
    if at < 0 or len(data) < at + 22:
        raise UnreadableEntry("It cannot be opened: it is not a whole zip.")
    (size,) = struct.unpack_from("<L", data, at + 12)
    if size > limit or data[max(0, at - 20) : at].startswith(b"PK\6\7"):
        raise UnreadableEntry("It cannot be opened: it lists more files than any work has.")
    return int(size)


def safe_name(name: str) -> str:
    """Return a file name of harmless characters that is like this one."""
    *_, last = name.replace("\\", "/").split("/")
    return re.sub(r"[^A-Za-z0-9.-]+", "_", last)[-60:].strip("._") or "file"
