"""What is said of a generated mistake is what it does: each kind of phrase, held against numbers.

A changed expression is worked out beside the right one, in the same state of the program. What the
phrase claims is worked out once more, here, from the right value alone.
"""

from __future__ import annotations

import ast
import copy
import re
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
import toys

from rnngrader.diagnosis.mutations import Function, Mutation
from rnngrader.diagnosis.mutations.remake import expression, parts_of, rebuild

TRIED = {  # the names a toy uses, a call of it, that call's sizes
    "mix": (toys.NAMESPACE, toys.CALLS[0], toys.SIZES[0]),
    "attend": ({"np": np}, toys.ATTENDED[0], {"n": 4, "d": 3}),
    "grid": ({"np": np}, toys.GRIDS[0], toys.GRID_SIZES[0]),
    "sweep": (toys.SWEEP_NAMES, toys.SWEPT[0], {**toys.SWEEP_SIZES[0], "size": 4, "stride": 2}),
}


def last_sum(old: np.ndarray) -> np.ndarray:
    return old.sum(axis=-1, keepdims=True)


def shifted(old: np.ndarray, by: int, axis: int) -> np.ndarray:
    """An array moved along an axis, zeros where nothing comes from."""
    moved, rows = np.zeros_like(old), np.moveaxis(old, axis, 0)
    into = np.moveaxis(moved, axis, 0)
    if by > 0:
        into[1:] = rows[:-1]
    else:
        into[:-1] = rows[1:]
    return moved


def emptied(old: np.ndarray, place: int, axis: int) -> np.ndarray:
    left = old.copy()
    np.moveaxis(left, axis, 0)[place] = 0
    return left


def at_largest(old: np.ndarray) -> np.ndarray:
    made = np.zeros(old.shape)
    for index in np.ndindex(old.shape[:-1]):
        made[(*index, int(np.argmax(old[index])))] = 1
    return made


K = r"along axis (?P<k>\d)"
N = r"(?P<n>[a-zA-Z_]+)"
C = r"(?P<k>\d+)"
CLAIMS = {  # the end of a phrase -> what it says the new value is, by the old one
    r"(?<!,) with the opposite sign$": lambda old: -old,
    r" times 2$": lambda old: old + old,
    r" times one half$": lambda old: old / 2,
    r" plus 1$": lambda old: old + 1,
    r"(?<!is) squared$": lambda old: old * old,
    r" with a root taken of it$": lambda old: old**0.5,
    r" with a logarithm around it$": np.log,
    r" with an exponential around it$": np.exp,
    r" as one divided by it$": lambda old: old**-1.0,
    r" without its signs$": lambda old: np.where(old < 0, -old, old),
    r"` zero$": np.zeros_like,
    r" summed up to one number$": lambda old: np.asarray(old.ravel().sum()),
    r"(?<! not)(?<! and) transposed$": lambda old: (
        old.T if old.ndim < 3 else np.swapaxes(old, -1, -2)
    ),
    r" with its diagonal alone$": lambda old: old * np.eye(len(old)),
    r" multiplied with itself as a matrix$": lambda old: np.dot(old, old),
    r" divided by its sum along the last axis$": lambda old: old / last_sum(old),
    r" divided by its sum along the last axis where that is not 0$": lambda old: np.where(
        last_sum(old) == 0, old, old / last_sum(old)
    ),
    r" divided by its sum along the first axis$": lambda old: old / old.sum(axis=0)[None],
    r" divided by the sum of all its entries$": lambda old: old / old.ravel().sum(),
    r" with 1 at its largest along the last axis and 0 elsewhere$": at_largest,
    rf" in reverse order {K}$": lambda old, k: np.moveaxis(np.moveaxis(old, k, 0)[::-1], 0, k),
    rf" added up from entry to entry {K}$": lambda old, k: np.cumsum(old, k),
    rf" as differences from entry to entry {K}$": lambda old, k: old - shifted(old, 1, k),
    rf" one place later {K}, zero at the first$": lambda old, k: shifted(old, 1, k),
    rf" one place earlier {K}, zero at the last$": lambda old, k: shifted(old, -1, k),
    rf" one place later {K}, the last at the first$": lambda old, k: np.roll(old, 1, k),
    rf" one place earlier {K}, the first at the last$": lambda old, k: np.roll(old, -1, k),
    rf" zero at the first place {K}$": lambda old, k: emptied(old, 0, k),
    rf" zero at the last place {K}$": lambda old, k: emptied(old, -1, k),
    rf" without its first entry {K}$": lambda old, k: np.take(old, range(1, old.shape[k]), k),
    rf" without its last entry {K}$": lambda old, k: np.take(old, range(old.shape[k] - 1), k),
    rf" with its first entry {K} everywhere$": lambda old, k: np.take(old, [0] * old.shape[k], k),
    rf" with its last entry {K} everywhere$": lambda old, k: np.take(old, [-1] * old.shape[k], k),
    rf" summed up {K}$": lambda old, k: old.sum(k),
    rf" averaged {K}$": lambda old, k: old.sum(k) / old.shape[k],
    rf" divided by {N}$": lambda old, n: old / n,
    rf" times {N}$": lambda old, n: old * n,
    rf" divided by the root of {N}$": lambda old, n: old / n**0.5,
    rf" times the root of {N}$": lambda old, n: old * n**0.5,
    rf" divided by one less than {N}$": lambda old, n: old / (n - 1),
    rf" divided by {N}, and a root taken of it$": lambda old, n: (old / n) ** 0.5,
    rf" divided by {N}, with the opposite sign$": lambda old, n: -old / n,
    rf" zero at both ends {K}$": lambda old, k: emptied(emptied(old, 0, k), -1, k),
    rf" sorted {K}$": lambda old, k: np.sort(old, k),
    rf" subtracted from its last entry {K}$": lambda old, k: np.take(old, [-1], k) - old,
    r" with its mean along the last axis everywhere$": lambda old: np.broadcast_to(
        last_sum(old) / old.shape[-1], old.shape
    ),
    rf" divided by {C}$": lambda old, k: old / k,
    rf" times {C}$": lambda old, k: old * k,
    r"^the difference of .* the other way round$": lambda old: -old,
    r"^the difference of .* without its sign$": np.abs,
    r"^zeros (where|in the place of) ": np.zeros_like,
    r"^ones (where|in the place of) ": np.ones_like,
    r"^equal parts of 1 along the last axis ": lambda old: np.full(old.shape, 1 / old.shape[-1]),
    r"^ones on the diagonal and zeros elsewhere ": lambda old: np.identity(len(old)),
    r" too large by one$": lambda old: old + 1,
    r" too small by one$": lambda old: old - 1,
    r"^(?P<k>-?\d+(\.\d+)?) where -?\d\S* belongs$": lambda old, k: np.asarray(k),
    r"^1 minus (?P<same>`\w+`) where (?P=same) itself belongs$": lambda old: 1 - old,
}


def values(name: str) -> Iterator[tuple[str, np.ndarray, np.ndarray]]:
    """Yield the phrases of mutations that change one expression, with its right value and the
    changed one, in the state that the right function is in."""
    (function, found), (names, call, _) = toys.changes_of(name), TRIED[name]
    for mutation in found:
        node, change = mutation.changes[0]
        single = len(mutation.changes) == 1 and isinstance(node, ast.expr)
        pair = (
            single and isinstance(change, (str, ast.expr)) and both(function, names, call, mutation)
        )
        if pair:
            yield mutation.phrase, *pair


def both(
    function: Function, names: dict[str, Any], call: tuple, mutation: Mutation
) -> tuple[np.ndarray, np.ndarray] | None:
    """What a changed expression is worth where it is first worked out, right and changed."""
    ((node, change),) = mutation.changes
    seen: list[tuple[Any, Any]] = []

    def see(old: Any, new: Any) -> Any:
        seen.append((copy.deepcopy(old), copy.deepcopy(new())))
        return old

    def made(old: Any) -> ast.expr:
        new = (
            expression(change, **{**parts_of(node), "_X": old})
            if isinstance(change, str)
            else change
        )
        return expression("see__(_OLD, lambda: _NEW)", _OLD=old, _NEW=new)

    own = {**names, "see__": see}
    try:
        tree = rebuild(function, [(node, made(node))])
        exec(compile(ast.fix_missing_locations(tree), "<both>", "exec"), own)
        own[function.node.name](*copy.deepcopy(call))
        old, new = seen[0]
        return np.asarray(old), np.asarray(new)
    except Exception:  # what cannot be worked out names nothing
        return None


@pytest.mark.slow
@pytest.mark.parametrize("name", TRIED)
def test_what_is_claimed_of_a_value_is_true_of_it(name: str):
    """Signs, roots, sums, orders, shifts, sizes: by the words, and by the numbers."""
    sizes, tried = TRIED[name][2], set()
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for phrase, old, new in values(name):
            for pattern, claim in CLAIMS.items():
                if (found := re.search(pattern, phrase)) is None:
                    continue
                given = found.groupdict()
                if given.get("n", "T") not in sizes and "n" in given:
                    continue
                about = {"k": float(given["k"])} if "k" in given else {}
                if "axis" in pattern and "k" in given:
                    about = {"k": int(given["k"])}
                if "n" in given:
                    about = {"n": sizes[given["n"]]}
                wanted = np.asarray(claim(old, **about))
                tried.add(pattern)
                assert wanted.shape == new.shape, phrase
                assert np.allclose(wanted, new, equal_nan=True), phrase
    assert len(tried) > 25
