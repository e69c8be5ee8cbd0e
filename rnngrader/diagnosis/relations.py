"""True statements about wrong numbers: how an output relates to the right one, or to what else.

Nothing here guesses. A relation is tried on every probe that returned numbers, and is said only
if it holds on all of them at a tight tolerance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from typing import Any

import numpy as np

from rnngrader.diagnosis.fingerprint import close, is_size
from rnngrader.records import Settings

Array = np.ndarray
Quantities = Mapping[str, Array]


@dataclass(frozen=True)
class Trial:
    """One output on one probe: what was wanted, what was got, and all that was about."""

    settings: Settings
    want: Array
    got: Array
    others: Quantities  # arguments and the reference's own variables, by what they are called


@dataclass(frozen=True)
class Relation:
    """What an output may be, in words that follow its name, and as a function of a trial."""

    words: str
    value: Callable[[Trial], Any]


def find_relation(trials: Sequence[Trial], timed: bool) -> str:
    """The simplest exact relation that holds in every trial, in words; or nothing."""
    for relation in candidates(trials, timed):
        if all(holds(relation, trial) for trial in trials):
            return relation.words
    return ""


def holds(relation: Relation, trial: Trial) -> bool:
    """Whether a relation gives what was got."""
    with np.errstate(all="ignore"):
        try:
            value = np.asarray(relation.value(trial), dtype=float)
        except (ValueError, IndexError, KeyError, TypeError, ArithmeticError):
            return False
        return value.shape == trial.got.shape and close(value.ravel(), trial.got.ravel())


def candidates(trials: Sequence[Trial], timed: bool) -> Iterator[Relation]:
    """What the output may be, the simplest first."""
    yield Relation("is zero everywhere", lambda t: np.zeros(t.got.shape))
    if not all(np.isfinite(t.got).all() for t in trials):
        return
    yield from SHAPES
    yield from scalings(trials[0])
    if timed:
        yield from in_time()
    names = [name for name in trials[0].others if all(name in t.others for t in trials)]
    yield from quantities(names)
    yield from FUNCTIONS
    for name in names:
        yield from with_quantity(name)
    yield from products(trials[0], names)


def reordered(trial: Trial) -> Array:
    """The wanted array with its axes in the order in which it was got."""
    for axes in permutations(range(trial.want.ndim)):
        moved = trial.want.transpose(axes)
        if moved.shape == trial.got.shape and close(moved.ravel(), trial.got.ravel()):
            return moved
    raise ValueError("no order of the axes fits")


def unsummed(trial: Trial) -> Array:
    """What was got, if its sum over one axis is what was wanted."""
    for axis, keep in product(range(trial.got.ndim), (True, False)):
        total = trial.got.sum(axis=axis, keepdims=keep)
        if total.shape == trial.want.shape and close(total.ravel(), trial.want.ravel()):
            return trial.got
    raise ValueError("no sum fits")


def longer(part: slice) -> Callable[[Trial], Array]:
    """What was got, if it is what was wanted with one entry more along the last axis."""

    def value(trial: Trial) -> Array:
        inner = trial.got[..., part]
        if inner.shape == trial.want.shape and close(inner.ravel(), trial.want.ravel()):
            return trial.got
        raise ValueError("the rest does not fit")

    return value


def in_got_shape(trial: Trial) -> Array:
    """The wanted numbers in the shape that was got."""
    return trial.want.reshape(trial.got.shape)


SHAPES = (
    Relation("is the right one, negated", lambda t: -t.want),
    Relation("is the right one, transposed", lambda t: t.want.T),
    Relation("holds the right numbers in another shape", in_got_shape),
    Relation("holds the right numbers with its axes in another order", reordered),
    Relation("is not summed up: its sum over one axis is right", unsummed),
    Relation("is right behind its first entry, which is one too many", longer(slice(1, None))),
    Relation("is right before its last entry, which is one too many", longer(slice(None, -1))),
)
FUNCTIONS = (
    Relation("is tanh of the right one", lambda t: np.tanh(t.want)),
    Relation("is the right one before its tanh", lambda t: np.arctanh(t.want)),
    Relation("is the sigmoid of the right one", lambda t: 1 / (1 + np.exp(-t.want))),
    Relation("is the square of the right one", lambda t: t.want**2),
    Relation("is one divided by the right one, entry by entry", lambda t: 1 / t.want),
    Relation("is 1 minus the right one", lambda t: 1 - t.want),
)
UNARY: tuple[tuple[str, Callable[[Array], Any]], ...] = (
    ("{}", lambda q: q),
    ("{} transposed", lambda q: q.T),
    ("{} with the opposite sign", lambda q: -q),
    ("the sum of {} over its rows", lambda q: q.sum(axis=0, keepdims=True)),
    ("the sum of {} over its columns", lambda q: q.sum(axis=1, keepdims=True)),
    ("the sum of {} over its rows, as a flat array", lambda q: q.sum(axis=0)),
    ("the sum of {} over its columns, as a flat array", lambda q: q.sum(axis=1)),
    ("the mean of {} over its columns", lambda q: q.mean(axis=1, keepdims=True)),
    ("the sum of all entries of {}", lambda q: q.sum()),
    ("the square of {}", lambda q: q**2),
    ("tanh of {}", np.tanh),
    ("1 minus {}", lambda q: 1 - q),
    ("1 minus the square of {}", lambda q: 1 - q**2),
)
BINARY: tuple[tuple[str, Callable[[Array, Array], Any]], ...] = (
    ("is the right one plus {}", lambda w, q: w + q),
    ("is the right one minus {}", lambda w, q: w - q),
    ("is the right one times {}, entry by entry", lambda w, q: w * q),
    ("is the right one divided by {}, entry by entry", lambda w, q: w / q),
)


def scalings(trial: Trial) -> Iterator[Relation]:
    """The right one times or by a size, or times or plus one number that is always the same."""
    for size, value in trial.settings.items():
        if is_size(value):
            yield Relation(f"is the right one divided by {size}", scaled(size, -1))
            yield Relation(f"is the right one times {size}", scaled(size, 1))
    if trial.want.shape != trial.got.shape or not np.abs(trial.want).max(initial=0.0):
        return
    place = np.unravel_index(np.argmax(np.abs(trial.want)), trial.want.shape)
    factor = float(trial.got[place] / trial.want[place])
    added = float(trial.got[place] - trial.want[place])
    yield Relation(f"is the right one times {factor:.6g}", lambda t: t.want * factor)
    yield Relation(f"is the right one plus {added:.6g} everywhere", lambda t: t.want + added)


def scaled(size: str, power: int) -> Callable[[Trial], Array]:
    return lambda trial: trial.want * float(trial.settings[size]) ** power


def in_time() -> Iterator[Relation]:
    """The right one moved, mirrored, added up or partly missing along its last axis."""
    yield Relation("is the right one with time reversed", lambda t: t.want[..., ::-1])
    for by, words in ((1, "one step later"), (-1, "one step earlier")):
        start = f"holds each step's right numbers {words}"
        yield Relation(f"{start}, those at the end put at the other end", rolled(by))
        yield Relation(f"{start}, zeros at the end that is left over", rolled(by, True))
    yield Relation("is the running sum of the right one over time", running(1))
    yield Relation("is the running sum of the right one, from the last step back", running(-1))
    for step, words in ((0, "first"), (-1, "last")):
        yield Relation(f"holds the right numbers of the {words} step at every step", fixed(step))
        yield Relation(f"is right at the {words} step and zero at all others", alone(step))
        yield Relation(f"is zero at the {words} step and right at all others", all_but(step))


def rolled(by: int, zeros: bool = False) -> Callable[[Trial], Array]:
    def value(trial: Trial) -> Array:
        moved = np.roll(trial.want, by, axis=-1)
        if zeros:
            moved[..., 0 if by > 0 else -1] = 0
        return moved

    return value


def running(direction: int) -> Callable[[Trial], Array]:
    return lambda t: np.cumsum(t.want[..., ::direction], axis=-1)[..., ::direction]


def fixed(step: int) -> Callable[[Trial], Array]:
    return lambda t: np.repeat(t.want[..., step, None], t.want.shape[-1], axis=-1)


def alone(step: int) -> Callable[[Trial], Array]:
    def value(trial: Trial) -> Array:
        kept = np.zeros_like(trial.want)
        kept[..., step] = trial.want[..., step]
        return kept

    return value


def all_but(step: int) -> Callable[[Trial], Array]:
    return lambda trial: trial.want - alone(step)(trial)


def quantities(names: Sequence[str]) -> Iterator[Relation]:
    """Another quantity, as it is, transposed, negated, summed, squared."""
    for name in names:
        for words, form in UNARY:
            yield Relation(f"equals {words.format(name)}", of_quantity(name, form))


def of_quantity(name: str, form: Callable[[Array], Any]) -> Callable[[Trial], Any]:
    return lambda trial: form(trial.others[name])


def with_quantity(name: str) -> Iterator[Relation]:
    """The right one and another quantity, added or multiplied."""
    for words, form in BINARY:
        yield Relation(words.format(name), of_right_and(name, form))


def of_right_and(name: str, form: Callable[[Array, Array], Any]) -> Callable[[Trial], Any]:
    return lambda trial: form(trial.want, trial.others[name])


def products(trial: Trial, names: Sequence[str]) -> Iterator[Relation]:
    """A product of two quantities, as matrices (with transposes) or entry by entry."""
    matrices = [name for name in names if trial.others[name].ndim == 2]
    for one, other in product(matrices, repeat=2):
        for turn_one, turn_other in product((False, True), repeat=2):
            words = [
                f"{name} transposed" if turn else name
                for name, turn in ((one, turn_one), (other, turn_other))
            ]
            relation = Relation(
                f"equals the matrix product of {words[0]} and {words[1]}",
                matrix_product(one, turn_one, other, turn_other),
            )
            if holds(relation, trial):
                yield relation
        if one < other:
            entrywise = f"equals {one} times {other}, entry by entry"
            yield Relation(entrywise, entry_product(one, other))


def matrix_product(
    one: str, turn_one: bool, other: str, turn_other: bool
) -> Callable[[Trial], Array]:
    def value(trial: Trial) -> Array:
        left, right = trial.others[one], trial.others[other]
        result: Array = (left.T if turn_one else left) @ (right.T if turn_other else right)
        return result

    return value


def entry_product(one: str, other: str) -> Callable[[Trial], Array]:
    return lambda trial: trial.others[one] * trial.others[other]
