"""Runs wrong variants of a reference function and keeps what they do as tables of rows.

A table is computed once: in memory for the process, and as a .npz file in the course's .cache/
(or the user's cache folder) for all later ones. A cache that cannot be read or written costs time
and nothing else.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
import types
import warnings
import zipfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from rnngrader.course import Assignment
from rnngrader.diagnosis.fingerprint import Row, Slot, is_size, row_of, same_observation, slots_of
from rnngrader.records import Diagnosis, ErrorInfo, Exercise, Observation, Probe
from rnngrader.sandbox import guest
from rnngrader.sandbox.calls import Call, decode_arguments, encode_arguments
from rnngrader.sandbox.replies import read_observation
from rnngrader.sandbox.wire import WireError

MAX_CACHE_FILES = 500
Code = types.CodeType


@dataclass(frozen=True)
class Table:
    """The rows of many variants on the same probes."""

    codes: np.ndarray  # (variants, slots) int64
    numbers: np.ndarray  # (variants, slots) float64


@dataclass(frozen=True)
class Explanation:
    """A diagnosis with the variants that it speaks of: each does all that was observed."""

    diagnosis: Diagnosis
    codes: tuple[Code, ...]


@dataclass(frozen=True, eq=False)
class Bench:
    """One exercise on its probes, with the functions that its reference calls.

    Misconceptions whose ids are `hidden` are not known here.
    """

    assignment: Assignment
    exercise: Exercise
    probes: tuple[Probe, ...]
    namespace: Mapping[str, Any]
    hidden: frozenset[str] = frozenset()

    @cached_property
    def encoded(self) -> tuple[Call, ...]:
        return tuple(encode_arguments(probe.arguments) for probe in self.probes)

    @cached_property
    def decoded(self) -> list[tuple[list[Any], Callable[[], list[int]]]]:
        return [decode_arguments(arguments) for arguments in self.encoded]

    @cached_property
    def source(self) -> str:
        return self.assignment.solutions[self.exercise.name]

    @cached_property
    def telling(self) -> tuple[int, ...]:
        """The probes to try first: the first, and the first whose sizes are the most alike."""

        def distinct(index: int) -> int:
            values = self.probes[index].settings.values()
            return len({v for v in values if is_size(v)})

        alike = min(range(len(self.probes)), key=lambda i: (distinct(i), i))
        return (0, alike) if alike else (0,)

    @cached_property
    def first(self) -> Bench:
        """The same bench on the telling probes alone."""
        probes = tuple(self.probes[i] for i in self.telling)
        return Bench(self.assignment, self.exercise, probes, self.namespace)

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        return slots_of(self.exercise, self.probes)

    @cached_property
    def key(self) -> str:
        """A digest of all that a table of this bench depends on."""
        digest = hashlib.sha256(f"{self.assignment.digest} {np.__version__}".encode())
        digest.update(self.exercise.name.encode() + msgspec.msgpack.encode(self.encoded))
        return digest.hexdigest()[:32]

    @cached_property
    def right(self) -> Row:
        """The row of the reference itself."""
        return self.row(compile(self.source, f"<cell {self.exercise.name}>", "exec"))

    def observe(self, code: Code) -> tuple[Observation, ...]:
        """What the function that `code` defines does on the probes."""
        own = dict(self.namespace)
        with np.errstate(all="ignore"):
            exec(code, own)
            function = own[self.exercise.name]
            return tuple(observe_one(function, arguments) for arguments in self.encoded)

    @lru_cache(maxsize=2000)  # noqa: B019 - a class makes the same mistakes
    def observe_once(self, code: Code, index: int) -> Observation:
        """What the function that `code` defines does on one probe, in a namespace of its own."""
        own = dict(self.namespace)
        with np.errstate(all="ignore"):
            exec(code, own)
            return observe_one(own[self.exercise.name], self.encoded[index])

    def agrees(
        self, code: Code, observed: Sequence[Observation], probes: Sequence[int] | None = None
    ) -> bool:
        """Whether a variant does what was observed, in full, on every probe or on some.

        Where both raise an error about shapes, the messages may differ if the numbers of another
        probe are wrong in the same way; where there are no such numbers, they must be the same.
        """
        by_numbers, strict = False, True
        rest = [i for i in range(len(self.probes)) if i not in self.telling]
        for index in [i for i in (*self.telling, *rest) if probes is None or i in probes]:
            probe, other = self.probes[index], observed[index]
            one = self.observe_once(code, index)
            if one.error and other.error and one.error.type_name == other.error.type_name:
                strict &= same_observation(self.exercise, one, other)
            elif not same_observation(self.exercise, one, other):
                return False
            elif one.outcome == "returned" and not by_numbers:
                right = Observation("returned", value_of(self.exercise, probe))
                by_numbers = not same_observation(self.exercise, one, right)
        return strict or by_numbers

    def row(self, code: Code) -> Row:
        """The row of a variant. Quick: what it returns is read before it could change."""
        own = dict(self.namespace)
        with np.errstate(all="ignore"):
            exec(code, own)
            function = own[self.exercise.name]
            seen = [self.glance(function, index) for index in range(len(self.probes))]
            return row_of(self.exercise, self.probes, seen)

    def glance(self, function: Callable[..., Any], index: int) -> Observation:
        """One call on arguments that are used again, unless the call changes them."""
        value, error = None, None
        arguments, changed = self.decoded[index]
        try:
            value = function(*arguments)
        except Exception as raised:  # whatever a wrong variant raises is what it does
            error = ErrorInfo(type(raised).__name__, "")
        modified = tuple(changed())
        if modified:
            self.decoded[index] = decode_arguments(self.encoded[index])
        if error:
            return Observation("raised", error=error)
        return Observation("returned", value, modified)

    def table(
        self, name: str, labels: Sequence[str], codes: Callable[[], Sequence[Code | None]]
    ) -> Table:
        """The rows of some variants, each with a label; from the cache, or computed.

        `codes` makes them in the same order; None stands for one that is no valid program.
        """
        digest = hashlib.sha256("\0".join((self.key, *labels)).encode()).hexdigest()[:32]
        file = f"{self.exercise.name}-{name}-{digest}.npz"
        return cached_table(self.assignment.course, file, lambda: self.compute(codes()))

    def compute(self, codes: Sequence[Code | None]) -> Table:
        width = len(self.slots)
        table = Table(
            np.full((len(codes), width), -1, dtype=np.int64), np.zeros((len(codes), width))
        )
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for index, code in enumerate(codes):
                if code is not None:
                    row = self.row(code)
                    table.codes[index], table.numbers[index] = row.codes, row.numbers
        return table


def observe_one(function: Callable[..., Any], arguments: Call) -> Observation:
    """One call of a trusted variant, as it would be seen in the guest."""
    try:
        return read_observation(guest.observe(function, arguments))
    except (WireError, RecursionError):
        return Observation("grader_fault")


def value_of(exercise: Exercise, probe: Probe) -> Any:
    """The value that the reference returned on a probe."""
    if exercise.returns == "dict":
        return dict(probe.expected)
    values = tuple(probe.expected.values())
    return values if exercise.returns == "tuple" else values[0]


_tables: dict[str, Table] = {}


def cached_table(course: Path, name: str, compute: Callable[[], Table]) -> Table:
    """A table by its file's name: from memory, from the disk, or computed and kept in both."""
    if name not in _tables:
        found = read_table(course, name)
        _tables[name] = found or compute()
        if found is None:
            write_table(course, name, _tables[name])
    return _tables[name]


def cache_folders(course: Path) -> list[Path]:
    """Where tables are kept: with the user or, where that cannot be written, in the course.

    With the user first: a worker's copy of the course ends with the worker, its tables need not.
    """
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return [Path(home) / "rnngrader" / "fingerprints", course / ".cache" / "fingerprints"]


def read_table(course: Path, name: str) -> Table | None:
    """A table from the disk; None where there is none that can be read."""
    for folder in cache_folders(course):
        with (
            contextlib.suppress(OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile),
            np.load(folder / name, allow_pickle=False) as data,
        ):
            return Table(data["codes"], data["numbers"])
    return None


def write_table(course: Path, name: str, table: Table) -> None:
    """Keeps a table on the disk, whole or not at all; parallel writers do no harm."""
    for folder in cache_folders(course):
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            descriptor, temporary = tempfile.mkstemp(dir=folder, suffix=".part")
            with os.fdopen(descriptor, "wb") as file:
                np.savez_compressed(file, codes=table.codes, numbers=table.numbers)
            os.replace(temporary, folder / name)
            drop_oldest(folder)
            return


def drop_oldest(folder: Path) -> None:
    """Keeps the cache from growing without end."""
    files = sorted(folder.glob("*.npz"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files[MAX_CACHE_FILES:]:
        path.unlink(missing_ok=True)
