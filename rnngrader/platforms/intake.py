"""What learning platforms export as submissions, read without trusting a name or a size in it.

Every file gets one record, also the ones that are of no use, with the reason. Names in an archive
are never used as paths: what is unpacked lies under a numbered name of our own. Sizes are counted
while reading, whatever the archive says. Nothing is ever changed or deleted at the source.
"""

from __future__ import annotations

import os
import re
import stat
import zipfile
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, Any

from rnngrader.platforms.layouts import (
    METADATA,
    IntakeError,
    Owner,
    layout_of,
    owners,
    parse_metadata,
    shared_folder,
    whose,
)
from rnngrader.platforms.roster import Roster

MAX_ENTRIES = 100_000
MAX_FILE_BYTES = 256 * 2**20  # as much as the grader reads of a notebook
MAX_TOTAL_BYTES = 16 * 2**30
CHUNK_BYTES = 2**20
NOTEBOOK_ENDINGS = (".ipynb", ".ipynb.txt", ".ipynb.json")  # the last two are browsers' doing
LITTER = re.compile(
    r"(^|/)(__MACOSX/|\.ipynb_checkpoints/|\.DS_Store$|\._[^/]*$|Thumbs\.db$|desktop\.ini$)"
)


@dataclass(frozen=True)
class Found:
    """One file that was handed in. `student` is "" where it is not known whose it is."""

    student: str
    name: str  # as the student named it
    entry: str  # its whole name in the export
    path: Path | None = None  # where its bytes lie; None where they could not be read
    platform_id: str = ""
    late: bool | None = None  # the platform's word; None where the export does not tell
    handed_in: str = ""  # the platform's time
    problem: str = ""  # why it is not simply a notebook of one student

    @property
    def is_notebook(self) -> bool:
        return self.name.casefold().endswith(NOTEBOOK_ENDINGS)


@dataclass(frozen=True)
class Entry:
    """A name in the export, and what can be opened under it."""

    name: str
    path: Path | None = None
    info: zipfile.ZipInfo | None = None
    problem: str = ""


def read_submissions(
    source: Path, roster: Roster | None = None, into: Path | None = None
) -> list[Found]:
    """Every file in an export: a zip, a folder or a single notebook.

    Files of a zip are unpacked into the folder `into`, one after the other; without it only names
    are read. Files of a folder stay where they are. Raises IntakeError where there is nothing to
    read at all.
    """
    if source.is_dir():
        entries = wanted(folder_entries(source))
        return [found for _, found in assign(entries, roster, open_file)]
    if not source.is_file():
        raise IntakeError(f"{source} is not there; wanted a zip, a folder or a notebook.")
    if source.name.casefold().endswith(NOTEBOOK_ENDINGS):
        return [found for _, found in assign([Entry(source.name, source)], roster, open_file)]
    try:
        with zipfile.ZipFile(source) as archive:
            pairs = assign(wanted(zip_entries(archive)), roster, opener(archive))
            return unpack(archive, pairs, into) if into else [found for _, found in pairs]
    except (zipfile.BadZipFile, zipfile.LargeZipFile, NotImplementedError) as error:
        raise IntakeError(f"{source} is not a zip that can be read: {error}.") from None


def folder_entries(folder: Path) -> Iterator[Entry]:
    """The files of a folder, sorted by name; links are named, never followed."""
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
            mode = path.lstat().st_mode
            if stat.S_ISREG(mode):
                yield Entry(readable(relative), path)
            else:
                yield Entry(readable(relative), problem=not_a_file(mode))


def zip_entries(archive: zipfile.ZipFile) -> Iterator[Entry]:
    infos = archive.infolist()
    if len(infos) > MAX_ENTRIES:
        raise IntakeError(
            f"The archive holds {len(infos):,} files; at most {MAX_ENTRIES:,} are read."
        )
    for info in infos:
        name = zip_name(info)
        mode = info.external_attr >> 16
        if name.endswith("/"):
            continue
        if stat.S_IFMT(mode) and not stat.S_ISREG(mode):
            yield Entry(name, info=info, problem=not_a_file(mode))
        else:
            yield Entry(name, info=info)


def zip_name(info: zipfile.ZipInfo) -> str:
    """An entry's name: UTF-8 also where the archive does not say so, slashes for backslashes."""
    name = info.orig_filename.partition("\0")[0]
    if not info.flag_bits & 0x800:
        try:
            name = name.encode("cp437").decode("utf-8")
        except UnicodeError:
            name = info.filename
    return readable(name.replace("\\", "/"))


def readable(name: str) -> str:
    """The name without characters that no text can hold."""
    return name.encode("utf-8", "replace").decode("utf-8")


def not_a_file(mode: int) -> str:
    kind = "a symbolic link" if stat.S_ISLNK(mode) else "not a regular file"
    return f"It is {kind}, which is not followed."


def wanted(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that a person put there, not an operating system or Jupyter."""
    return [entry for entry in entries if not LITTER.search(entry.name)]


def opener(archive: zipfile.ZipFile) -> Callable[[Entry], IO[bytes]]:
    def open_entry(entry: Entry) -> IO[bytes]:
        assert entry.info is not None
        return archive.open(entry.info)

    return open_entry


def assign(
    entries: Sequence[Entry], roster: Roster | None, opened: Callable[[Entry], IO[bytes]]
) -> list[tuple[Entry, Found]]:
    """Each entry with its record: whose it is by the export's layout and the roster."""
    used, metadata = find_metadata(entries, opened)
    entries = [entry for entry in entries if entry is not used]
    names = [entry.name for entry in entries]
    layout = "gradescope" if used else layout_of(names)
    base = shared_folder(names, roster) if layout == "folders" else ""
    pairs = [
        (entry, record(entry, owner, roster))
        for entry in entries
        for owner in owners(entry.name.removeprefix(base), layout, metadata)
    ]
    found = flag_doubled([found for _, found in pairs])
    return [(entry, one) for (entry, _), one in zip(pairs, found, strict=True)]


def record(entry: Entry, owner: Owner, roster: Roster | None) -> Found:
    """The record of one file of one owner."""
    student, unmatched = whose(owner, roster)
    found = Found(
        student=student,
        name=owner.name,
        entry=entry.name,
        path=entry.path,
        platform_id=owner.platform_id,
        late=owner.late,
        handed_in=owner.handed_in or (roster.handed_in.get(student, "") if roster else ""),
    )
    kind = "" if found.is_notebook else f"It is not a notebook: {owner.name[-80:]!r}."
    return replace(found, problem=entry.problem or owner.problem or kind or unmatched)


def flag_doubled(found: Sequence[Found]) -> list[Found]:
    """The records, with a problem on each notebook of a student who handed in several."""
    notebooks: dict[str, list[str]] = defaultdict(list)
    for one in found:
        if one.student and one.is_notebook and not one.problem:
            notebooks[one.student].append(one.entry)
    return [
        replace(one, problem=f"{one.student} handed in {len(notebooks[one.student])} notebooks.")
        if not one.problem and one.is_notebook and len(notebooks[one.student]) > 1
        else one
        for one in found
    ]


def unpack(
    archive: zipfile.ZipFile, pairs: Sequence[tuple[Entry, Found]], into: Path
) -> list[Found]:
    """The records with the path of each file's unpacked bytes; what cannot be read says why."""
    into.mkdir(parents=True, exist_ok=True)
    if any(into.iterdir()):
        raise IntakeError(f"{into} is not empty; wanted a new folder to unpack into.")
    done: dict[int, tuple[Path | None, str]] = {}
    left = MAX_TOTAL_BYTES
    for entry, found in pairs:
        if entry.info is None or entry.problem or id(entry) in done:
            continue
        path = into / f"{len(done):05d}-{safe_name(found.name)}"
        size, problem = unpack_one(archive, entry.info, path, min(left, MAX_FILE_BYTES))
        left -= size
        done[id(entry)] = (None if problem else path, problem)
    nothing = None, ""
    outcomes = [(found, *done.get(id(entry), nothing)) for entry, found in pairs]
    return [replace(f, path=path, problem=problem or f.problem) for f, path, problem in outcomes]


def unpack_one(
    archive: zipfile.ZipFile, info: zipfile.ZipInfo, path: Path, limit: int
) -> tuple[int, str]:
    """Writes one file, at most `limit` bytes of it. Gives the bytes read and what went wrong."""
    size = 0
    try:
        with archive.open(info) as source, path.open("xb") as target:
            while chunk := source.read(CHUNK_BYTES):
                size += len(chunk)
                if size > limit:
                    break
                target.write(chunk)
    except (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, NotImplementedError) as error:
        path.unlink(missing_ok=True)
        return size, f"It cannot be unpacked: {error}."
    if size > limit:
        path.unlink()
        return size, f"It is larger than {limit / 2**20:,.0f} MiB unpacked, and was not read."
    return size, ""


def safe_name(name: str) -> str:
    return re.sub(r"[^A-Za-z0-9.-]+", "_", name)[-60:].lstrip(".") or "file"


def find_metadata(
    entries: Sequence[Entry], opened: Callable[[Entry], IO[bytes]]
) -> tuple[Entry | None, dict[str, Any]]:
    """Gradescope's account of who handed in what, if this is an export of Gradescope's.

    It lies above all submissions and names their folders; a file of that name anywhere else is
    a student's.
    """
    shared = os.path.commonprefix([entry.name for entry in entries])
    for entry in entries:
        base, slash, name = entry.name.rpartition("/")
        if name == METADATA and not entry.problem and shared.startswith(base + slash):
            with opened(entry) as file:
                told = parse_metadata(file)
            folders = {e.name.removeprefix(base + slash).partition("/")[0] for e in entries}
            if folders & set(told):
                return entry, told
    return None, {}


def open_file(entry: Entry) -> IO[bytes]:
    assert entry.path is not None
    return entry.path.open("rb")
