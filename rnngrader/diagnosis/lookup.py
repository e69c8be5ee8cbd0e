"""All that a function's steps are worth, to be looked up in whatever form they stand elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

import numpy as np

from rnngrader.diagnosis.signature import largest_of_order
from rnngrader.judge import SIGNATURE_TOLERANCE

ENTRY_TOLERANCE = 1e-10  # of single numbers, of which there are many
MAX_ROWS = 20_000  # of a function's values that are kept
PLAIN = (2, 0.5)  # of which, if all is equal to one, nothing is said
GIVEN = 10**6  # from which on what was given has its numbers, beside those of steps
Array = np.ndarray
Log = Sequence[tuple[int, Sequence[Array]]]  # what each step was worth, in their order


class Values:
    """All that a function's steps are worth, to be looked up; and what it was given."""

    def __init__(self, log: Log, given: Iterable[Array] = ()) -> None:
        rows: dict[int, dict[tuple[int, bytes], Array]] = {}
        entries: list[Array] = []
        self.whole: set[bytes] = set()
        self.arrays: dict[tuple[int, ...], list[Array]] = {}  # as they were made, by shape
        numbers: dict[int, list[Any]] = {}  # one by one, by steps
        count = 0
        each = chain(((step, a) for step, arrays in log for a in arrays), enumerate(given, GIVEN))
        for step, array in each:
            if says_nothing(array):
                if len(self.whole) < MAX_ROWS:
                    self.whole.update(map(key_of, rows_of(array)))
                    self.whole.update(map(key_of, np.unique(array)))
                continue
            if array.dtype.kind == "f":
                entries.append(array.ravel())
            if array.size == 1 and step < GIVEN:
                numbers.setdefault(step, []).append(array.ravel()[0])
            for row in rows_of(array):
                flat = np.asarray(row, complex).ravel()
                if row.size > 1 and count < MAX_ROWS:
                    rows.setdefault(row.size, {})[step, flat.tobytes()] = flat
                    count += 1
            if array.ndim and count < MAX_ROWS:
                self.arrays.setdefault(array.shape, []).append(np.asarray(array, complex))
        self.rows = {size: np.array(list(each.values())) for size, each in rows.items()}
        self.steps = {size: np.array([step for step, _ in each]) for size, each in rows.items()}
        self.entries = np.unique(np.concatenate(entries)) if entries else np.empty(0)
        self.in_turn = {step: np.array(each, complex) for step, each in numbers.items()}

    def lack(self, arrays: Sequence[Array]) -> bool:
        """Whether one of these is whole numbers that are nowhere, also not as a mask's opposite."""
        return not all(map(self.has_whole, filter(says_nothing, arrays)))

    def has_whole(self, array: Array) -> bool:
        if array.size == 0 or array.size > 1 and (array == array.ravel()[0]).all():
            return True
        forms = [array, ~array] if array.dtype == bool else [array]
        return any(key_of(form) in self.whole for form in forms)

    def have(self, arrays: Sequence[Array]) -> bool | None:
        """Return whether all of these are there; None where they say nothing."""
        telling = [array for array in arrays if not says_nothing(array)]
        return all(map(self.has, telling)) if telling else None

    def has(self, array: Array) -> bool:
        """Whether an array is there, or each of its rows or columns in what one step makes."""
        if array.size == 1:
            return self.has_entry(array.ravel()[0])
        if self.with_row(array) or self.has_in_turn(array):
            return True
        return any(
            set.intersection(*map(self.with_row, np.moveaxis(array, axis, 0)))
            for axis in range(array.ndim if array.ndim > 1 else 0)
            if array.size > array.shape[axis] > 1
        )

    def has_in_turn(self, array: Array) -> bool:
        """Whether a step of a loop makes the numbers of an array one by one, in their order."""
        flat = np.asarray(array, complex).ravel()
        limit = ENTRY_TOLERANCE * np.abs(flat)
        return any(
            bool((np.abs(each.reshape(-1, flat.size) - flat) <= limit).all(axis=1).any())
            for each in self.in_turn.values()
            if each.size % flat.size == 0
        )

    def have_as_they_are(self, arrays: Sequence[Array]) -> bool:
        """Return whether all of these are there in their own shapes, not turned or in parts."""
        return all(
            says_nothing(array) or array.ndim == 0 and self.has(array) or self.has_array(array)
            for array in arrays
        )

    def has_array(self, array: Array) -> bool:
        wanted = np.asarray(array, complex)
        with np.errstate(all="ignore"):
            limit = SIGNATURE_TOLERANCE * largest_of_order(np.abs(wanted))
            return any(
                bool(((np.abs(each - wanted) <= limit) | (each == wanted)).all())
                for each in self.arrays.get(array.shape, ())
            )

    def with_row(self, array: Array) -> set[int]:
        """Return the steps that make an array."""
        rows = self.rows.get(array.size)
        if rows is None:
            return set()
        flat = np.asarray(array, complex).ravel()
        with np.errstate(all="ignore"):
            limit = SIGNATURE_TOLERANCE * largest_of_order(np.abs(flat))
            same = (np.abs(rows - flat) <= limit) | (rows == flat)
        found = (same | np.isnan(rows) & np.isnan(flat)).all(axis=1)
        return set(self.steps[array.size][found].tolist())

    def has_entry(self, number: Any) -> bool:
        if np.iscomplexobj(number) or not np.isfinite(number):
            return False
        near = np.searchsorted(self.entries, number)
        some = self.entries[max(near - 1, 0) : near + 1]
        return bool((np.abs(some - number) <= ENTRY_TOLERANCE * abs(number)).any())


def says_nothing(array: Array) -> bool:
    """Whether many functions would have the same: whole numbers, as counts, indices and masks are;
    or nothing but one plain number."""
    if array.size == 0 or array.dtype.kind in "biu":
        return True
    first = array.ravel()[0]
    return bool((array == np.round(array)).all() or first in PLAIN and (array == first).all())


def key_of(array: Array) -> bytes:
    return np.asarray(array, complex).ravel().tobytes()


def rows_of(array: Array) -> Iterable[Array]:
    """Yield an array, transposed as well, and what it consists of along each axis."""
    yield array
    if array.ndim == 2:
        yield array.T
    for axis in range(array.ndim if array.ndim > 1 else 0):
        yield from np.moveaxis(array, axis, 0)
