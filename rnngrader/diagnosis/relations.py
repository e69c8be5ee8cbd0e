"""True statements about wrong numbers: how an output relates to the right one, or to what else.

Nothing here guesses. A relation is tried on every probe that returned numbers, and is said only
if it holds on all of them at a tight tolerance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import permutations, product
from typing import Any

import numpy as np

from rnngrader.diagnosis import phrases
from rnngrader.diagnosis.signature import close, is_size
from rnngrader.judge import SIGNATURE_TOLERANCE
from rnngrader.records import Settings

WHOLE = 1e-9  # how far off a whole number may be
ROUNDINGS = 50  # of float32, that a result of it may be off
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
    """What an output may be: which of `phrases.RELATIONS`, about what, and as a function."""

    kind: str
    value: Callable[[Trial], Any]
    about: tuple[object, ...] = ()


def find_relation(trials: Sequence[Trial], timed: bool) -> str:
    """Return the simplest exact relation that holds in every trial, in words; "" if none does."""
    for relation in candidates(trials, timed):
        if all(holds(relation, trial) for trial in trials):
            return phrases.relation(relation.kind, *relation.about)
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
    yield Relation("zero", lambda t: np.zeros(t.got.shape))
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
    yield from quantities(names)
    yield from FUNCTIONS
    for name in names:
        yield from with_quantity(name)
        yield from but_where(name, trials, partial(made_of, np.asarray, name))
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


def longer(part: slice, axis: int, trial: Trial) -> Array:
    """What was got, if it is what was wanted with one entry more along an axis."""
    inner = trial.got[part] if axis == 0 else trial.got[..., part]
    if inner.shape == trial.want.shape and close(inner.ravel(), trial.want.ravel()):
        return trial.got
    raise ValueError("the rest does not fit")


def in_got_shape(trial: Trial) -> Array:
    """The wanted numbers in the shape that was got."""
    return trial.want.reshape(trial.got.shape)


SHAPES = (
    Relation("negated", lambda t: -t.want),
    Relation("transposed", lambda t: t.want.T),
    Relation("reshaped", in_got_shape),
    Relation("reordered", reordered),
    Relation("unsummed", unsummed),
    *(Relation("one before", partial(longer, slice(1, None), axis)) for axis in (-1, 0)),
    *(Relation("one behind", partial(longer, slice(None, -1), axis)) for axis in (-1, 0)),
)
FUNCTIONS = (
    Relation("tanh", lambda t: np.tanh(t.want)),
    Relation("arctanh", lambda t: np.arctanh(t.want)),
    Relation("sigmoid", lambda t: 1 / (1 + np.exp(-t.want))),
    Relation("square", lambda t: t.want**2),
    Relation("inverse", lambda t: 1 / t.want),
    Relation("complement", lambda t: 1 - t.want),
)
UNARY: tuple[tuple[str, Callable[[Array], Any]], ...] = (
    ("itself", lambda q: q),
    ("transposed", lambda q: q.T),
    ("negated", lambda q: -q),
    ("row sums", lambda q: q.sum(axis=0, keepdims=True)),
    ("column sums", lambda q: q.sum(axis=1, keepdims=True)),
    ("flat row sums", lambda q: q.sum(axis=0)),
    ("flat column sums", lambda q: q.sum(axis=1)),
    ("column means", lambda q: q.mean(axis=1, keepdims=True)),
    ("total", lambda q: q.sum()),
    ("square", lambda q: q**2),
    ("tanh", np.tanh),
    ("complement", lambda q: 1 - q),
    ("complement of square", lambda q: 1 - q**2),
)
BINARY: tuple[tuple[str, Callable[[Array, Array], Any]], ...] = (
    ("plus quantity", lambda w, q: w + q),
    ("minus quantity", lambda w, q: w - q),
    ("times quantity", lambda w, q: w * q),
    ("divided by quantity", lambda w, q: w / q),
)


CONDITIONS: tuple[tuple[str, Callable[[Array], Array]], ...] = (
    ("negative", lambda q: q < 0),
    ("positive", lambda q: q > 0),
    ("zero", lambda q: q == 0),
    ("above 1", lambda q: q > 1),
)


def scalings(trial: Trial) -> Iterator[Relation]:
    """The right one times or by a size, or times or plus one number that is always the same."""
    for size, value in trial.settings.items():
        if is_size(value):
            yield Relation("divided by", scaled(size, -1), (size,))
            yield Relation("times", scaled(size, 1), (size,))
            yield Relation("divided by root", scaled(size, -0.5), (size,))
            yield Relation("times root", scaled(size, 0.5), (size,))
    if trial.want.shape != trial.got.shape or not np.abs(trial.want).max(initial=0.0):
        return
    place = np.unravel_index(np.argmax(np.abs(trial.want)), trial.want.shape)
    factor = float(trial.got[place] / trial.want[place])
    added = float(trial.got[place] - trial.want[place])
    if 1e-6 < abs(factor) < 1 and abs(1 / factor - round(1 / factor)) < WHOLE:
        yield Relation("divided by", lambda t: t.want * factor, (str(round(1 / factor)),))
    yield Relation("times", lambda t: t.want * factor, (factor,))
    yield Relation("plus", lambda t: t.want + added, (added,))


def scaled(size: str, power: float) -> Callable[[Trial], Array]:
    return lambda trial: trial.want * float(trial.settings[size]) ** power


def limited(trials: Sequence[Trial]) -> Iterator[Relation]:
    """The right one in float32, rounded, cut off, or without its signs."""
    yield Relation("precision", nearly)
    for decimals in range(7):
        yield Relation("rounded", rounded(decimals), (decimals,))
    yield Relation("no negatives", lambda t: np.maximum(t.want, 0))
    yield Relation("absolute", lambda t: np.abs(t.want))
    low = float(min(t.got.min(initial=np.inf) for t in trials))
    high = float(max(t.got.max(initial=-np.inf) for t in trials))
    if low < high:
        yield Relation("cut off", lambda t: t.want.clip(low, high), (low, high))


def rounded(decimals: int) -> Callable[[Trial], Array]:
    return lambda trial: np.round(trial.want, decimals)


def nearly(trial: Trial) -> Array:
    """What was got, if that is what was wanted as far as float32 can hold it."""
    limit = ROUNDINGS * np.finfo(np.float32).eps * np.abs(trial.want).max(initial=0.0)
    if trial.got.shape == trial.want.shape and (np.abs(trial.got - trial.want) <= limit).all():
        return trial.got
    raise ValueError("further away")


def but_for_entries(trials: Sequence[Trial]) -> Iterator[Relation]:
    """The right one, with something else at the first or last entry along one axis."""
    for axis in range(min(t.want.ndim for t in trials)):
        if min(t.want.shape[axis] for t in trials) < 2:
            continue
        for index, words in ((0, "first"), (-1, "last")):
            yield Relation("but for entry", partial(replacing, axis, index), (words, axis))
        if min(t.want.shape[axis] for t in trials) > 2:
            yield Relation("but for ends", partial(replacing, axis, [0, -1]), (axis,))
        yield Relation("left over", partial(left_over, axis), (axis,))


def left_over(axis: int, trial: Trial) -> Any:
    """What the wanted array still grows by, up to its last entry along an axis."""
    return np.take(trial.want, [-1], axis) - trial.want


def replacing(axis: int, index: int | list[int], trial: Trial) -> Array:
    """The wanted array with one entry along an axis, or some, as it was got."""
    made = np.moveaxis(trial.want.copy(), axis, 0)
    made[index] = np.moveaxis(trial.got, axis, 0)[index]
    return np.moveaxis(made, 0, axis)


def but_where(
    name: str, trials: Sequence[Trial], quantity: Callable[[Trial], Array]
) -> Iterator[Relation]:
    """The right one, but for where a quantity of its shape is negative, positive or zero."""
    if all(quantity(trial).shape == trial.want.shape for trial in trials):
        for words, condition in CONDITIONS:
            yield Relation("but where", partial(where_not, quantity, condition), (name, words))


def where_not(
    quantity: Callable[[Trial], Array], condition: Callable[[Array], Array], trial: Trial
) -> Array:
    """The wanted array, as it was got where a condition holds: wrong there, right elsewhere."""
    wrong = np.abs(trial.got - trial.want) > SIGNATURE_TOLERANCE * np.abs(trial.want).max(
        initial=0.0
    )
    if wrong.all() or not np.array_equal(wrong, condition(quantity(trial))):
        raise ValueError("right or wrong elsewhere")
    return np.where(wrong, trial.got, trial.want)


def in_time() -> Iterator[Relation]:
    """The right one moved, mirrored, added up or partly missing along its last axis."""
    yield Relation("reversed", lambda t: t.want[..., ::-1])
    for by, kind in ((1, "later"), (-1, "earlier")):
        yield Relation(f"{kind}, rolled", partial(rolled, by))
        yield Relation(f"{kind}, zeros", partial(rolled, by, zeros=True))
    yield Relation("running sum", lambda t: np.cumsum(t.want, axis=-1))
    yield Relation("running sum back", lambda t: np.cumsum(t.want[..., ::-1], axis=-1)[..., ::-1])
    for step, words in ((0, "first"), (-1, "last")):
        yield Relation("one step", partial(fixed, step), (words,))
        yield Relation("only step", partial(alone, step), (words,))
        yield Relation("all but step", partial(all_but, step), (words,))


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


def quantities(names: Sequence[str]) -> Iterator[Relation]:
    """Another quantity, as it is, transposed, negated, summed, squared."""
    for name in names:
        for kind, form in UNARY:
            said = phrases.FORMS[kind].format(name)
            yield Relation("equals", partial(made_of, form, name), (said,))


def made_of(form: Callable[[Array], Any], name: str, trial: Trial) -> Any:
    return form(trial.others[name])


def with_quantity(name: str) -> Iterator[Relation]:
    """The right one and another quantity, added or multiplied."""
    for kind, form in BINARY:
        yield Relation(kind, partial(made_with, form, name), (name,))


def made_with(form: Callable[[Array, Array], Any], name: str, trial: Trial) -> Any:
    return form(trial.want, trial.others[name])


def products(trial: Trial, names: Sequence[str]) -> Iterator[Relation]:
    """A product of two quantities, as matrices (with transposes) or entry by entry."""
    matrices = [name for name in names if trial.others[name].ndim == 2]
    for one, other in product(matrices, repeat=2):
        for turned in product((False, True), repeat=2):
            factors = tuple(zip((one, other), turned, strict=True))
            words = (
                phrases.FORMS["transposed" if turn else "itself"].format(name)
                for name, turn in factors
            )
            relation = Relation("matrix product", partial(matrix_product, factors), tuple(words))
            if holds(relation, trial):
                yield relation
        if one < other:
            yield Relation("entry product", partial(entry_product, one, other), (one, other))


def matrix_product(factors: Sequence[tuple[str, bool]], trial: Trial) -> Any:
    left, right = (trial.others[name].T if turn else trial.others[name] for name, turn in factors)
    return left @ right


def entry_product(one: str, other: str, trial: Trial) -> Array:
    return trial.others[one] * trial.others[other]
