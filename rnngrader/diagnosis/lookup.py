"""All that a function's steps are worth, to be looked up in whatever form they stand elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
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
    """All that a function's steps are worth, to be looked up; and what it was given.

    What is looked up seldom needs all of it: each form is made when it is first asked for.
    """

    def __init__(self, log: Log, given: Iterable[Array] = ()) -> None:
        self.plain: list[Array] = []  # what says nothing
        self.made: list[tuple[int, Array]] = []  # the rest, with its steps
        each = chain(((step, a) for step, arrays in log for a in arrays), enumerate(given, GIVEN))
        for step, array in each:
            for form in (array, *parts_of(array)):
                if says_nothing(form):
                    self.plain.append(form)
                else:
                    self.made.append((step, form))
        self.by_size: dict[int, tuple[Array, Array]] = {}
        self.found: dict[tuple[str, bytes], set[int]] = {}  # what was looked up

    @cached_property
    def whole(self) -> set[bytes]:
        """Whole numbers, in each form."""
        found: set[bytes] = set()
        for array in self.plain:
            if len(found) < MAX_ROWS:
                found.update(map(key_of, rows_of(array)))
                found.update(map(key_of, np.unique(array)))
        return found

    @cached_property
    def entries(self) -> Array:
        """All single numbers, sorted."""
        numbers = [array.ravel() for _, array in self.made if array.dtype.kind == "f"]
        return np.unique(np.concatenate(numbers)) if numbers else np.empty(0)

    @cached_property
    def in_turn(self) -> list[Array]:
        """What each step makes number by number."""
        numbers: dict[int, list[Any]] = {}
        for step, array in self.made:
            if array.size == 1 and step < GIVEN:
                numbers.setdefault(step, []).append(array.ravel()[0])
        return [np.array(each) for each in numbers.values()]

    @cached_property
    def arrays(self) -> dict[tuple[int, ...], Array]:
        """The arrays as they were made, those of a shape in one."""
        found: dict[tuple[int, ...], dict[bytes, Array]] = {}
        for _, array in self.made:
            if array.ndim:
                found.setdefault(array.shape, {})[key_of(array)] = array
        return {shape: np.stack([*each.values()]) for shape, each in found.items()}

    def rows(self, size: int) -> tuple[Array, Array]:
        """Return all that has so many numbers, also parts of what has more: (rows, size); and the
        step that makes each.
        """
        if size not in self.by_size:
            blocks, steps, count = [np.empty((0, size))], [np.empty(0, int)], 0
            for step, array in {(n, a.shape, a.tobytes()): (n, a) for n, a in self.made}.values():
                for block in blocks_of(array, size) if count < MAX_ROWS else ():
                    blocks.append(block)
                    steps.append(np.full(len(block), step))
                    count += len(block)
            self.by_size[size] = np.concatenate(blocks), np.concatenate(steps)
        return self.by_size[size]

    def lack(self, arrays: Sequence[Array]) -> bool:
        """Whether one of these is whole numbers that are nowhere, also not as a mask's opposite."""
        return not all(map(self.has_whole, filter(says_nothing, arrays)))

    def has_whole(self, array: Array) -> bool:
        if array.size == 0 or array.size > 1 and (array == array.ravel()[0]).all():
            return True
        forms = [array, ~array] if array.dtype == bool else [array]
        return any(key_of(form) in self.whole for form in forms)

    def has_plain(self, array: Array) -> bool:
        """Whether an array that says nothing is there as it is."""
        return any(np.array_equal(each, array) for each in self.plain)

    def have(self, arrays: Sequence[Array]) -> bool | None:
        """Return whether all of these are there; None where they say nothing."""
        telling = [array for array in arrays if not says_nothing(array)]
        return all(map(self.has, telling)) if telling else None

    def has(self, array: Array) -> bool:
        """Whether an array is there, or each of its rows or columns in what one step makes; of
        complex numbers, both their parts.
        """
        telling = [part for part in parts_of(array) if not says_nothing(part)]
        if telling and all(map(self.has, telling)):
            return True
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
        flat = array.ravel()
        limit = ENTRY_TOLERANCE * np.abs(flat)
        return any(
            bool((np.abs(each.reshape(-1, flat.size) - flat) <= limit).all(axis=1).any())
            for each in self.in_turn
            if each.size % flat.size == 0
        )

    def has_somewhat(self, array: Array) -> bool:
        """Whether an array is there as far as it was made: without those entries that a function
        leaves out, or makes no number of.
        """
        if self.has(array):
            return True
        flat = array.ravel()
        if flat.size < 3 or flat.dtype.kind != "f" or not np.isfinite(flat).all():
            return False
        limit = SIGNATURE_TOLERANCE * largest_of_order(np.abs(flat))
        rows, _ = self.rows(flat.size)
        made = np.isfinite(rows)
        with np.errstate(all="ignore"):
            same = (np.abs(rows - flat) <= limit) | ~made
        if (same.all(axis=1) & (made.sum(axis=1) > 1)).any():
            return True
        return any(is_part(each, flat, limit) for each in self.in_turn if 1 < each.size < flat.size)

    def have_as_they_are(self, arrays: Sequence[Array]) -> bool:
        """Return whether all of these are there in their own shapes, not turned or in parts."""
        return all(
            says_nothing(array) or array.ndim == 0 and self.has(array) or self.has_array(array)
            for array in arrays
        )

    def has_array(self, array: Array) -> bool:
        parts = parts_of(array)
        if parts and all(says_nothing(part) or self.has_array(part) for part in parts):
            return True
        if array.shape not in self.arrays:
            return False
        each = self.arrays[array.shape]
        with np.errstate(all="ignore"):
            limit = SIGNATURE_TOLERANCE * largest_of_order(np.abs(array))
            same = (np.abs(each - array) <= limit) | (each == array)
        return bool(same.all(axis=tuple(range(1, each.ndim))).any())

    def with_row(self, array: Array) -> set[int]:
        """Return the steps that make an array."""
        if array.size < 2:
            return set()
        key = array.dtype.char, array.tobytes()
        if key not in self.found:
            self.found[key] = self.search(array.ravel())
        return self.found[key]

    def search(self, flat: Array) -> set[int]:
        rows, steps = self.rows(flat.size)
        with np.errstate(all="ignore"):
            limit = SIGNATURE_TOLERANCE * largest_of_order(np.abs(flat))
            same = (np.abs(rows - flat) <= limit) | (rows == flat) | np.isnan(rows) & np.isnan(flat)
        return set(steps[same.all(axis=1)].tolist())

    def has_entry(self, number: Any) -> bool:
        if np.iscomplexobj(number) or not np.isfinite(number):
            return False
        near = np.searchsorted(self.entries, number)
        some = self.entries[max(near - 1, 0) : near + 1]
        return bool((np.abs(some - number) <= ENTRY_TOLERANCE * abs(number)).any())


def parts_of(array: Array) -> Sequence[Array]:
    """Return the real and the imaginary parts of complex numbers; nothing of others."""
    return (array.real, array.imag) if array.dtype.kind == "c" else ()


def says_nothing(array: Array) -> bool:
    """Whether many functions would have the same: whole numbers, as counts, indices and masks are;
    or nothing but one plain number."""
    if array.size == 0 or array.dtype.kind in "biu":
        return True
    first = array.ravel()[0]
    return bool((array == np.round(array)).all() or first in PLAIN and (array == first).all())


def is_part(part: Array, whole: Array, limit: Array) -> bool:
    """Whether numbers stand in this order among others."""
    left = iter(zip(whole, limit, strict=True))
    return all(any(abs(number - each) <= near for each, near in left) for number in part)


def key_of(array: Array) -> bytes:
    return np.asarray(array, complex).ravel().tobytes()


def rows_of(array: Array) -> Iterable[Array]:
    """Yield an array, transposed as well, and what it consists of along each axis."""
    yield array
    if array.ndim == 2:
        yield array.T
    for axis in range(array.ndim if array.ndim > 1 else 0):
        yield from np.moveaxis(array, axis, 0)


def blocks_of(array: Array, size: int) -> Iterator[Array]:
    """Yield what `rows_of` does, as far as it has so many numbers: blocks of (rows, size)."""
    if array.size == size:
        yield array.reshape(1, -1)
        if array.ndim == 2:
            yield array.T.reshape(1, -1)
    for axis in range(array.ndim if array.ndim > 1 else 0):
        if array.size == size * array.shape[axis]:
            yield np.moveaxis(array, axis, 0).reshape(-1, size)
