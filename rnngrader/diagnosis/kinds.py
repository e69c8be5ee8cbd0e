"""Right numbers of another type: float32 for float64, complex numbers, lists for arrays.

They get no mistake's name, whatever variant comes near them: what is wrong is the type.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from rnngrader.course.probes import split_outputs
from rnngrader.diagnosis import phrases
from rnngrader.diagnosis.match import Explanation, Observed, all_right_but
from rnngrader.judge import ABSOLUTE_TOLERANCE, FULL_PRECISION, type_of
from rnngrader.records import Value
from rnngrader.sandbox.untrusted import type_words

ROUNDINGS = 50  # of a type's own precision, that a right answer in it may be off
Types = set[tuple[str, str]]  # what was got, what was wanted


class NotRightError(Exception):
    """A value is not the right one, in whatever type."""


def look_at_types(observed: Observed) -> Explanation | None:
    """Return the diagnosis where all numbers are right, as far as their type can hold them."""
    exercise = observed.runner.exercise
    types: dict[str, Types] = {}
    for probe, observation in zip(*observed.everything, strict=True):
        outputs = split_outputs(exercise, observation.value)
        if observation.modified or outputs.keys() != probe.expected.keys():
            return None
        try:
            for name, want in probe.expected.items():
                types.setdefault(name, set()).update(other_types(want, outputs[name]))
        except NotRightError:
            return None
    wrong = [(name, *min(found)) for name, found in types.items() if found]
    if not wrong:
        return None
    how = phrases.of_another_type(wrong)
    return all_right_but(exercise, how, phrases.LOOK_AT_TYPES, "type", wrong)


def other_types(want: Value, got: Value) -> Iterator[tuple[str, str]]:
    """Yield where a value has right numbers of another type. Raises NotRightError."""
    if isinstance(want, (tuple, list)) and isinstance(got, (tuple, list)) and len(want) == len(got):
        for mine, yours in zip(want, got, strict=True):
            yield from other_types(mine, yours)
    elif isinstance(want, dict) and isinstance(got, dict) and want.keys() <= got.keys():
        for key in want:
            yield from other_types(want[key], got[key])
    elif isinstance(want, (np.ndarray, float)):
        yield from other_numbers(np.asarray(want), got)
    elif not isinstance(want, (str, int, type(None))) or type(want) is not type(got) or want != got:
        raise NotRightError


def other_numbers(want: np.ndarray, got: Value) -> Iterator[tuple[str, str]]:
    """Yield the types of right numbers, where they are not those that are wanted."""
    try:
        have = np.asarray(got)
    except ValueError:
        raise NotRightError from None
    if have.dtype.kind not in "fiubc" or have.shape != want.shape or want.dtype.kind not in "fiub":
        raise NotRightError
    precision = np.finfo(have.dtype).eps if have.dtype.kind in "fc" else 0.0
    limit = max(float(precision) * ROUNDINGS, FULL_PRECISION)
    limit = limit * float(np.abs(want).max(initial=0.0)) + ABSOLUTE_TOLERANCE
    if not (np.isfinite(have).all() and (np.abs(have - want) <= limit).all()):
        raise NotRightError
    plain = isinstance(got, (int, float)) and want.shape == ()
    array = isinstance(got, np.ndarray)
    fits = array and (have.dtype == want.dtype or have.dtype.kind in "iu")  # whole numbers will do
    if not plain and not fits:
        yield type_words(type_of(got)), type_words(type_of(want))
