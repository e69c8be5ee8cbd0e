"""Signatures of many variants, kept: in memory for the process, on the disk for all later ones.

A table is a .npz file in the user's cache folder (or the course's .cache/). One that cannot be
read or written costs time and nothing else.
"""

from __future__ import annotations

import ast
import contextlib
import functools
import hashlib
import io
import os
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np

from rnngrader import judge
from rnngrader.course import probes
from rnngrader.course.assignment import Assignment
from rnngrader.course.files import files_digest, write_whole
from rnngrader.notebook import orders
from rnngrader.records import Exercise
from rnngrader.sandbox import codec, guest, replies, wire
from rnngrader.sandbox.codec import Call

MAX_CACHE_FILES = 500
TELLING = (
    "phrases.py", "errors.py", "facts.py", "relations.py", "glossary.py", "returned.py",
    "repairs.py", "changes.py", "written.py",
)  # fmt: skip
COMPUTING = (judge, orders, probes, codec, guest, replies, wire)  # what tables come from as well


@dataclass(frozen=True)
class Table:
    """The signatures of many variants on the same probes."""

    codes: np.ndarray  # (variants, components) int64
    numbers: np.ndarray  # (variants, components) float64


def key_of(assignment: Assignment, exercise: Exercise, encoded: tuple[Call, ...]) -> str:
    """Return a digest of all that the tables of an exercise are computed from, and of no more.

    The solutions that run, what they import, the probes, the code of the diagnosis, numpy.
    """
    digest = hashlib.sha256(f"{np.__version__} {grader_digest()} {exercise.name}".encode())
    returned = (exercise.outputs, exercise.given, exercise.returns)
    shape = (*returned, exercise.time_outputs, exercise.parts)
    digest.update(repr(shape).encode() + msgspec.msgpack.encode(encoded))
    digest.update(sources_digest(assignment, exercise.name))
    return digest.hexdigest()[:32]


@functools.lru_cache(maxsize=64)
def sources_digest(assignment: Assignment, name: str) -> bytes:
    """Return a digest of the solutions that an exercise runs, and of the modules they import."""
    exercise, digest = assignment.exercises[name], hashlib.sha256()
    sources = [*assignment.setup, *(assignment.solutions[n] for n in called(assignment, exercise))]
    for source in sources:
        digest.update(source.encode() + b"\0")
    for content in imported(sources, modules_of(assignment)):
        digest.update(content + b"\0")
    return digest.digest()


def called(assignment: Assignment, exercise: Exercise) -> list[str]:
    """Return the exercise and all that it calls, directly or not."""
    names, waiting = [], [exercise.name]
    while waiting:
        name = waiting.pop(0)
        if name not in names and name in assignment.exercises:
            names.append(name)
            waiting += assignment.exercises[name].calls
    return names


def modules_of(assignment: Assignment) -> dict[str, bytes]:
    """Return the course's own modules by name, as their bytes: of two, the one that is imported."""
    folders = (assignment.notebook_path.parent, assignment.course)
    paths = [path for folder in folders for path in folder.glob("*.py") if path.is_file()]
    files = {path.name: path.read_bytes() for path in paths}
    return {
        name.removesuffix(".py"): data for name, data in {**files, **assignment.generated}.items()
    }


def imported(sources: Iterable[str], modules: Mapping[str, bytes]) -> Iterator[bytes]:
    """Yield the modules that sources import, and those that these import in turn."""
    done: set[str] = set()
    waiting = list(sources)
    while waiting:
        for name in sorted(imports_of(waiting.pop(0)) & modules.keys() - done):
            done.add(name)
            waiting.append(modules[name].decode())
            yield modules[name]


@functools.lru_cache(maxsize=256)  # each exercise runs the same modules, and some are long
def imports_of(source: str) -> frozenset[str]:
    """Return the names of the modules and packages that a source imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return frozenset(name.split(".")[0] for name in names)


@functools.cache
def grader_digest() -> str:
    """Return a digest of the grader's own code that tables are computed by."""
    return files_digest(Path(__file__).parents[1], computing_files())


def computing_files() -> list[Path]:
    """Return the files of the grader that tables are computed by."""
    own = sorted(p for p in Path(__file__).parent.rglob("*.py") if p.name not in TELLING)
    return [*own, *(Path(str(module.__file__)) for module in COMPUTING)]


_tables: dict[str, Table] = {}


def cached_table(course: Path, name: str, compute: Callable[[], Table]) -> Table:
    """Return a table by its file's name: from memory, from the disk, or computed and kept."""
    if name not in _tables:
        found = read_table(course, name)
        _tables[name] = found or compute()
        if found is None:
            write_table(course, name, _tables[name])
    return _tables[name]


def cache_folders(course: Path) -> list[Path]:
    """Return where tables are kept: with the user or, where that cannot be written, the course.

    With the user first: a worker's copy of the course ends with the worker, its tables need not.
    """
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return [Path(home) / "rnngrader" / "fingerprints", course / ".cache" / "fingerprints"]


def read_table(course: Path, name: str) -> Table | None:
    """Return a table from the disk; None where there is none that can be read."""
    for folder in cache_folders(course):
        with (
            contextlib.suppress(OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile),
            np.load(folder / name, allow_pickle=False) as data,
        ):
            return Table(data["codes"], data["numbers"])
    return None


def write_table(course: Path, name: str, table: Table) -> None:
    """Keep a table on the disk, whole or not at all; parallel writers do no harm."""
    packed = io.BytesIO()
    np.savez_compressed(packed, codes=table.codes, numbers=table.numbers)
    keep(cache_folders(course), name, packed.getvalue(), MAX_CACHE_FILES)


def keep(folders: Iterable[Path], name: str, content: bytes, most: int) -> None:
    """Write a file into the first of some folders that can be written; so many of its kind stay."""
    for folder in folders:
        with contextlib.suppress(OSError):
            write_whole(folder / name, content)
            files = folder.glob(f"*{Path(name).suffix}")
            for path in sorted(files, key=lambda path: -path.stat().st_mtime)[most:]:
                path.unlink(missing_ok=True)
            return
