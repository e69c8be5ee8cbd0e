"""Where two values part: the first number that differs, in the order in which it was computed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from rnngrader.judge import compare, tolerance_of
from rnngrader.notebook.orders import allowed
from rnngrader.records import Exercise, Value
from rnngrader.sandbox.untrusted import clean


def first_difference(exercise: Exercise, name: str, expected: Value, got: Value) -> str:
    """Return where two values differ first, in words; empty where not, or not in numbers."""
    found = first_parting(exercise, name, expected, got)
    if found is None:
        return ""
    want, have = found.want[found.index], found.have[found.index]
    return f"{found.place}: expected {want!s}, got {have!s}; {found.share}"


@dataclass(frozen=True, eq=False)
class Parting:
    """Where two arrays part first, in the order of computation, and how many numbers differ."""

    want: np.ndarray
    have: np.ndarray
    index: tuple[int, ...]
    place: str  # it, in words
    share: str  # of the numbers that differ


def first_parting(exercise: Exercise, name: str, expected: Value, got: Value) -> Parting | None:
    """Return where two values part first; None where they do not, or not in numbers."""
    tolerance, given = tolerance_of(exercise), dict(leaves(name, got))
    for path, value in leaves(name, expected):
        if not isinstance(value, (np.ndarray, float)) or path not in given:
            continue
        if compare(value, given[path], path, tolerance) is None:
            continue
        want, have = np.asarray(value), np.asarray(given[path])
        if want.shape != have.shape or have.dtype.kind not in "biufc":
            return None
        with np.errstate(all="ignore"):
            distance = np.abs(have - want.astype(np.result_type(want, float)))
            limits = allowed(np.abs(want), have, distance, tolerance)
            near = np.isfinite(distance) & (distance <= limits)
            places = np.argwhere(~(near | (have == want)))
        if name in exercise.time_outputs:
            steps = places[:, -1] * (-1 if exercise.backward_in_time else 1)
            places = places[np.argsort(steps, kind="stable")]
        if not want.ndim or not len(places):
            return None
        index = tuple(int(i) for i in places[0])
        place = f"first at {path}[{', '.join(map(str, index))}]"
        return Parting(want, have, index, place, f"{len(places)} of {want.size} numbers differ")
    return None


def leaves(path: str, value: Value) -> Iterator[tuple[str, Value]]:
    """Give the arrays and numbers of a value, with the path to each."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(f"{path}[{clean(key, 80)!r}]", item)
    elif isinstance(value, (tuple, list)):
        for position, item in enumerate(value):
            yield from leaves(f"{path}[{position}]", item)
    else:
        yield path, value
