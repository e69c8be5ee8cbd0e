"""True statements about wrong numbers: how an output relates to the right one, or to what else.

Nothing here guesses. A relation is tried where all probes returned numbers, and is said only if it
holds on all of them at a tight tolerance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import permutations, product
from typing import Any

import numpy as np

from rnngrader.diagnosis.signature import close, is_size, largest_of_order
from rnngrader.judge import SIGNATURE_TOLERANCE
from rnngrader.records import Settings

FEW = 3  # numbers: one or two may be a multiple by chance, or all that is left by a cut
WHOLE = 1e-9  # how far off a whole number may be
SINGLE = 50 * float(np.finfo(np.float32).eps)  # what a result of float32 may be off
Array = np.ndarray
Quantities = Mapping[str, Array]


@dataclass(frozen=True)
class Trial:
    """One output on one probe: what was wanted, what was got, and all that was about."""

    settings: Settings
    want: Array
    got: Array
    others: Quantities  # arguments and the reference's own variables, by what they are called


# What an output may be: in the words that follow its name, and as a function of a trial (None
# where it is not that).
Relation = tuple[str, Callable[[Trial], Any]]


def find_relation(trials: Sequence[Trial], timed: bool) -> str:
    """Return the simplest exact relation that holds in every trial, in words; "" if none does."""
    if sum(trial.want.size for trial in trials) < FEW:
        return ""
    for words, value in candidates(trials, timed):
        if all(holds(value, trial) for trial in trials):
            return words
    return ""


def holds(value: Callable[[Trial], Any], trial: Trial) -> bool:
    """Whether a relation gives what was got."""
    with np.errstate(all="ignore"):
        try:
            made = value(trial)
            return made is not None and same(np.asarray(made, dtype=float), trial.got)
        except (ValueError, IndexError, KeyError, TypeError, ArithmeticError):
            return False


def same(one: Array, other: Array) -> bool:
    return one.shape == other.shape and close(one.ravel(), other.ravel())


def candidates(trials: Sequence[Trial], timed: bool) -> Iterator[Relation]:
    """What the output may be, the simplest first."""
    yield "is zero everywhere", lambda t: np.zeros(t.got.shape)
    if not all(np.isfinite(t.got).all() for t in trials):
        return
    yield from SHAPES
    yield from scalings(trials[0])
    yield from limited(trials)
    if timed:
        yield from in_time()
    yield from but_for_entries(trials)
    yield from but_where("it", trials, lambda t: t.want)
    names = [name for name in trials[0].others if all(name in t.others for t in trials)]
    for name in names:
        for words, form in UNARY:
            yield f"equals {words.format(name)}", partial(made_of, form, name)
    yield from FUNCTIONS
    for name in names:
        for words, pair in BINARY:
            yield f"is the right one {words.format(name)}", partial(made_with, pair, name)
        yield from but_where(name, trials, partial(made_of, np.asarray, name))
    yield from products(trials[0], names)


def reordered(trial: Trial) -> Array | None:
    """The wanted array with its axes in the order in which it was got."""
    every = map(trial.want.transpose, permutations(range(trial.want.ndim)))
    return next((moved for moved in every if same(moved, trial.got)), None)


def unsummed(trial: Trial) -> Array | None:
    """What was got, if its sum over one axis is what was wanted."""
    ways = product(range(trial.got.ndim), (True, False))
    totals = (trial.got.sum(axis=axis, keepdims=keep) for axis, keep in ways)
    return trial.got if any(same(total, trial.want) for total in totals) else None


def longer(part: slice, axis: int, trial: Trial) -> Array | None:
    """What was got, if it is what was wanted with one entry more along an axis."""
    inner = trial.got[part] if axis == 0 else trial.got[..., part]
    return trial.got if same(inner, trial.want) else None


SHAPES: tuple[Relation, ...] = (
    ("is the right one, negated", lambda t: -t.want),
    ("is the right one, transposed", lambda t: t.want.T),
    ("holds the right numbers in another shape", lambda t: t.want.reshape(t.got.shape)),
    ("holds the right numbers with its axes in another order", reordered),
    ("is not summed up: its sum over one axis is right", unsummed),
    *(
        (f"is right {where}, which is one too many", partial(longer, part, axis))
        for where, part in (
            ("behind its first entry", slice(1, None)),
            ("before its last entry", slice(None, -1)),
        )
        for axis in (-1, 0)
    ),
)
FUNCTIONS: tuple[Relation, ...] = (
    ("is tanh of the right one", lambda t: np.tanh(t.want)),
    ("is the right one before its tanh", lambda t: np.arctanh(t.want)),
    ("is the sigmoid of the right one", lambda t: 1 / (1 + np.exp(-t.want))),
    ("is the square of the right one", lambda t: t.want**2),
    ("is one divided by the right one, entry by entry", lambda t: 1 / t.want),
    ("is 1 minus the right one", lambda t: 1 - t.want),
)
TRANSPOSED = "{} transposed"
UNARY: tuple[tuple[str, Callable[[Array], Any]], ...] = (  # of another quantity
    ("{}", lambda q: q),
    (TRANSPOSED, lambda q: q.T),
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
BINARY: tuple[tuple[str, Callable[[Array, Array], Any]], ...] = (  # of the right one and another
    ("plus {}", lambda w, q: w + q),
    ("minus {}", lambda w, q: w - q),
    ("times {}, entry by entry", lambda w, q: w * q),
    ("divided by {}, entry by entry", lambda w, q: w / q),
)
CONDITIONS: tuple[tuple[str, Callable[[Array], Array]], ...] = (
    ("negative", lambda q: q < 0),
    ("positive", lambda q: q > 0),
    ("zero", lambda q: q == 0),
    ("above 1", lambda q: q > 1),
)
IN_FLOAT32 = "is right to about seven digits only, as if it were computed in float32"


def scalings(trial: Trial) -> Iterator[Relation]:
    """The right one times or by a size, or times or plus one number that is always the same."""
    for size, value in trial.settings.items():
        if is_size(value):
            yield f"is the right one divided by {size}", partial(scaled, size, -1)
            yield f"is the right one times {size}", partial(scaled, size, 1)
            yield f"is the right one divided by the root of {size}", partial(scaled, size, -0.5)
            yield f"is the right one times the root of {size}", partial(scaled, size, 0.5)
    if trial.want.shape != trial.got.shape or not np.abs(trial.want).max(initial=0.0):
        return
    place = np.unravel_index(np.argmax(np.abs(trial.want)), trial.want.shape)
    factor = float(trial.got[place] / trial.want[place])
    added = float(trial.got[place] - trial.want[place])
    if 1e-6 < abs(factor) < 1 and abs(1 / factor - round(1 / factor)) < WHOLE:
        yield f"is the right one divided by {round(1 / factor)}", lambda t: t.want * factor
    yield f"is the right one times {factor:.6g}", lambda t: t.want * factor
    yield f"is the right one plus {added:.6g} everywhere", lambda t: t.want + added


def scaled(size: str, power: float, trial: Trial) -> Any:
    return trial.want * float(trial.settings[size]) ** power


def limited(trials: Sequence[Trial]) -> Iterator[Relation]:
    """The right one in float32, rounded, cut off, or without its signs."""
    yield IN_FLOAT32, nearly
    for decimals in range(7):
        yield f"is the right one, rounded to {decimals} decimals", partial(rounded, decimals)
    yield "is the right one with zeros where it is negative", lambda t: np.maximum(t.want, 0)
    yield "is the right one without its signs", lambda t: np.abs(t.want)
    low = float(min(t.got.min(initial=np.inf) for t in trials))
    high = float(max(t.got.max(initial=-np.inf) for t in trials))
    if low < high:
        words = f"is the right one, cut off at {low:.6g} and {high:.6g}"
        yield words, lambda t: t.want.clip(low, high)


def rounded(decimals: int, trial: Trial) -> Array:
    return np.round(trial.want, decimals)


def nearly(trial: Trial) -> Array | None:
    """What was got, if that is what was wanted as far as float32 can hold it."""
    return None if wrong_entries(trial, SINGLE).any() else trial.got


def but_for_entries(trials: Sequence[Trial]) -> Iterator[Relation]:
    """The right one, with something else at the first or last entry along one axis."""
    for axis in range(min(t.want.ndim for t in trials)):
        length = min(t.want.shape[axis] for t in trials)
        if length < 2:
            continue
        for index, words in (
            (0, "its first"),
            (-1, "its last"),
            ([0, -1], "its first and its last"),
        ):
            if isinstance(index, int) or length > 2:
                said = f"is right but for {words} entry along axis {axis}"
                yield said, partial(replacing, axis, index)
        said = f"is the right one subtracted from its last entry along axis {axis}"
        yield said, partial(left_over, axis)


def left_over(axis: int, trial: Trial) -> Any:
    """What the wanted array still grows by, up to its last entry along an axis."""
    return np.take(trial.want, [-1], axis) - trial.want


def replacing(axis: int, index: int | list[int], trial: Trial) -> Array | None:
    """What was got, if without one entry along an axis, or some, it is what was wanted."""
    wanted, got = (np.delete(each, index, axis) for each in (trial.want, trial.got))
    return trial.got if same(wanted, got) else None


def but_where(
    name: str, trials: Sequence[Trial], quantity: Callable[[Trial], Array]
) -> Iterator[Relation]:
    """The right one, but for where a quantity of its shape is negative, positive or zero."""
    if all(quantity(trial).shape == trial.want.shape for trial in trials):
        for words, condition in CONDITIONS:
            said = f"is right but for the places where {name} is {words}"
            yield said, partial(where_not, quantity, condition)


def where_not(
    quantity: Callable[[Trial], Array], condition: Callable[[Array], Array], trial: Trial
) -> Array | None:
    """The wanted array, as it was got where a condition holds: wrong there, right elsewhere."""
    wrong = wrong_entries(trial, SIGNATURE_TOLERANCE)
    there = not wrong.all() and np.array_equal(wrong, condition(quantity(trial)))
    return trial.got if there else None


def wrong_entries(trial: Trial, tolerance: float) -> Array:
    """Whether each entry is wrong, by the largest of its order that is wanted."""
    if trial.got.shape != trial.want.shape:
        return np.array(True)
    limit = tolerance * largest_of_order(np.abs(trial.want))
    wrong: Array = ~(np.isfinite(trial.want) & (np.abs(trial.got - trial.want) <= limit))
    return wrong


def in_time() -> Iterator[Relation]:
    """The right one moved, mirrored, added up or partly missing along its last axis."""
    yield "is the right one with time reversed", lambda t: t.want[..., ::-1]
    for by, kind in ((1, "later"), (-1, "earlier")):
        moved = f"holds each step's right numbers one step {kind}"
        yield f"{moved}, those at the end put at the other end", partial(rolled, by)
        yield f"{moved}, zeros at the end that is left over", partial(rolled, by, zeros=True)
    summed = "is the running sum of the right one"
    yield f"{summed} over time", lambda t: np.cumsum(t.want, axis=-1)
    yield (
        f"{summed}, from the last step back",
        lambda t: np.cumsum(t.want[..., ::-1], axis=-1)[..., ::-1],
    )
    for step, words in ((0, "first"), (-1, "last")):
        yield f"holds the right numbers of the {words} step at every step", partial(fixed, step)
        yield f"is right at the {words} step and zero at all others", partial(alone, step)
        yield f"is zero at the {words} step and right at all others", partial(all_but, step)


def rolled(by: int, trial: Trial, zeros: bool = False) -> Array:
    moved = np.roll(trial.want, by, axis=-1)
    if zeros:
        moved[..., 0 if by > 0 else -1] = 0
    return moved


def fixed(step: int, trial: Trial) -> Array:
    return np.broadcast_to(trial.want[..., step, None], trial.want.shape)


def alone(step: int, trial: Trial) -> Array:
    kept = np.zeros_like(trial.want)
    kept[..., step] = trial.want[..., step]
    return kept


def all_but(step: int, trial: Trial) -> Any:
    return trial.want - alone(step, trial)


def made_of(form: Callable[[Array], Any], name: str, trial: Trial) -> Any:
    return form(trial.others[name])


def made_with(form: Callable[[Array, Array], Any], name: str, trial: Trial) -> Any:
    return form(trial.want, trial.others[name])


def products(trial: Trial, names: Sequence[str]) -> Iterator[Relation]:
    """A product of two quantities, as matrices (with transposes) or entry by entry."""
    matrices = [name for name in names if trial.others[name].ndim == 2]
    for one, other in product(matrices, repeat=2):
        for turned in product((False, True), repeat=2):
            factors = tuple(zip((one, other), turned, strict=True))
            value = partial(matrix_product, factors)
            if holds(value, trial):
                said = [TRANSPOSED.format(name) if turn else name for name, turn in factors]
                yield f"equals the matrix product of {said[0]} and {said[1]}", value
        if one < other:
            yield f"equals {one} times {other}, entry by entry", partial(entry_product, one, other)


def matrix_product(factors: Sequence[tuple[str, bool]], trial: Trial) -> Any:
    left, right = (trial.others[name].T if turn else trial.others[name] for name, turn in factors)
    return left @ right


def entry_product(one: str, other: str, trial: Trial) -> Array:
    return trial.others[one] * trial.others[other]
