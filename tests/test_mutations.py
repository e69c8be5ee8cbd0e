"""Generic changes of a function are found by what they do and said in words.

The function here is none of the course's: nothing in the search knows what is taught.
"""

from __future__ import annotations

import ast
import copy
import textwrap
import warnings

import numpy as np
import pytest
from toys import ATTENDED, ATTENTION, CALLS, NAMESPACE, SIZES, SOURCE, TOYS, changes_of, example

from rnngrader.diagnosis.mutations import all_mutations, branches, combined, mutated
from rnngrader.diagnosis.mutations.algebra import formula
from rnngrader.diagnosis.mutations.remake import rebuild, statements
from rnngrader.diagnosis.mutations.tree import read_function
from rnngrader.diagnosis.mutations.watch import own_variables
from rnngrader.diagnosis.mutations.words import place_of


def code_of(function, mutation):
    """The compiled module; None where the change makes no valid program."""
    try:
        return compile(mutated(function, mutation), "<mutated>", "exec")
    except (SyntaxError, ValueError, TypeError, IndexError, AttributeError):
        return None


def result(code) -> object:
    """What a variant returns on the first call, as one row of numbers, or the error's name."""
    own = dict(NAMESPACE)
    try:
        exec(code, own)
        value = own["mix"](*example(5, 4, 3))
    except Exception as error:
        return type(error).__name__
    if not isinstance(value, dict):
        return value
    return {key: np.asarray(array) for key, array in value.items()}


def same(one: object, other: object) -> bool:
    if not isinstance(one, dict) or not isinstance(other, dict):
        return type(one) is type(other) and one == other
    return one.keys() == other.keys() and all(
        one[k].shape == other[k].shape and np.allclose(one[k], other[k], equal_nan=True)
        for k in one
    )


@pytest.fixture(scope="module")
def results() -> list[tuple[str, object]]:
    """What each mutation does, the most plausible first."""
    with np.errstate(all="ignore"):
        function, found = changes_of("mix")
        return [(m.title, result(code_of(function, m))) for m in found]


WRONG = [
    ("A @ p + b", "A @ p", "the term `b` missing, where `level` is computed"),
    ("A @ p + b", "A @ p - b", "the wrong sign on the term `b`"),
    ("A @ p + b", "A.T @ p + b", "`A` transposed, which it should not be"),
    ("A @ p + b", "A * p.T[:, :1] + b", None),
    ("np.exp(A @ p + b)", "A @ p + b", "`exp` left out"),
    ("np.exp(A @ p + b)", "np.exp(A @ p) + b", "`b` outside of `exp`"),
    ("np.exp(A @ p + b)", "np.exp(np.exp(A @ p + b))", "`exp` applied twice"),
    ("p**2", "p", "`p` without its square"),
    ("p**2", "p * 2", "`p` times 2 instead of squared"),
    (
        "(1 - p**2) * q",
        "1 - p**2 * q",
        "`q` multiplying the square of `p` alone, not the 1 as well",
    ),
    ("(1 - p**2) * q", "(1 - p) ** 2 * q", "the square of the whole sum"),
    ("(1 - p**2) * q", "(1 - q**2) * q", "`q` where `p` belongs, where `part` is computed"),
    ("(1 - p**2) * q", "p * (1 - p) * q", "the product of `p` and 1 minus `p`, not"),
    ("axis=1, keepdims=True", "axis=1", "no `keepdims` in `sum`"),
    ("axis=1, keepdims=True", "axis=0, keepdims=True", "`sum` over the wrong axis"),
    ("np.sum(part, axis=1", "np.mean(part, axis=1", "`mean` instead of `sum`"),
    ("np.sum(part, axis=1, keepdims=True)", "part", "`sum` left out"),
    ("weight += carry", "weight = carry", "`=` instead of `+=`"),
    ("carry = halve(", "carry = carry + halve(", "`carry` added up, where it must be replaced"),
    ("rows[:, :, t] +", "rows[:, :, t - 1] +", "`rows` read at the step before the right one"),
    ("rows[:, :, t] +", "rows[:, :, T - 1 - t] +", "`rows` read at the step mirrored in time"),
    ("out[:, :, t] = carry", "out[:, :, 0] = carry", "`out` written always at the first step"),
    ("reversed(range(T))", "range(T)", "the loop running forward in time"),
    ("reversed(range(T))", "reversed(range(1, T))", "the loop leaving out step 0"),
    ("range(T)", "range(T - 1)", "the loop stopping one step early"),
    ("carry = q\n", "carry = 0 * q\n", "`weight` where `q` belongs, where `carry` is computed"),
    ("carry = q\n", "carry = rows[:, :, -1]\n", "`carry` started at the last entry of `rows`"),
    ("rows[:, :, t] + carry, level", "rows[:, :, t] + q, level", "`q` where `carry` belongs"),
    ("        weight += carry\n", "", "the line where `weight` is summed up missing"),
    ('"last": carry', '"last": q', "`q` where `carry` belongs, in what is returned"),
    ('"total": total', '"total": total / 5', "`total` divided by n"),
    ('"out": out, "weight": weight', '"out": weight, "weight": out', "under each other's key"),
    ('"weight": weight, ', "", "`weight` not returned"),
    ("    return {", "    {", "nothing returned"),
]


@pytest.mark.parametrize(("right", "wrong", "said"), WRONG, ids=[w[1][:40] for w in WRONG])
def test_a_mistake_is_found_and_said(right, wrong, said, results):
    """The first change with the same numbers is the mistake that was made."""
    assert SOURCE.count(right) == 1
    with np.errstate(all="ignore"):
        observed = result(compile(SOURCE.replace(right, wrong), "<wrong>", "exec"))
    titles = [title for title, made in results if same(made, observed)]
    if said is None:
        assert titles == [] or observed.__class__ is str
    else:
        assert titles, "no mutation does this"
        assert any(said in title for title in titles[:3]), titles[:3]


MORE_WRONG = [
    ("/ np.sqrt(d)", "/ d", "a division by `d` itself, without its `np.sqrt`"),
    ("/ np.sqrt(d)", "* np.sqrt(d)", "a multiplication where the division by"),
    ("/ np.sqrt(d)", "/ np.sqrt(n)", "the size n where `d` belongs"),
    ("/ np.sqrt(d)", "", "the divisor with `d` missing"),
    ("-1e9", "-1", "-1 where -1000000000.0 belongs"),
    ("-1e9", "1e9", "1000000000.0 where -1000000000.0 belongs"),
    ("-1e9", "0", "0 where"),
    ("np.where(mask, raw, -1e9)", "np.where(mask, -1e9, raw)", "the two sides of the choice by"),
    ("np.where(mask, raw, -1e9)", "raw", "the condition `mask` always taken for true"),
    ("np.sum(weights, axis=1", "np.sum(weights, axis=0", "`sum` over the wrong axis"),
    ("np.sum(weights, axis=1", "np.max(weights, axis=1", "`max` instead of `sum`"),
    ("np.mean(v, axis=0)", "np.mean(v)", "`mean` over everything"),
    ("np.mean(v, axis=0)", "np.median(v, axis=0)", "`median` instead of `mean`"),
    ("np.var(v, axis=0)", "np.std(v, axis=0)", "`std` instead of `var`"),
    ("np.var(v, axis=0)", "np.var(v, axis=0, ddof=1)", "`var` divided by one less than the count"),
    ("np.var(v, axis=0)", "np.mean(v**2, axis=0)", "without its mean subtracted"),
    ("(v - mean) / np", "v / np", "the term `mean` missing"),
    ("np.sqrt(spread + 1e-2)", "(np.sqrt(spread) + 1e-2)", "outside of `sqrt`"),
    ("np.sqrt(spread + 1e-2)", "(spread + 1e-2)", "without its `np.sqrt`"),
    ("np.sqrt(spread + 1e-2)", "np.sqrt(spread)", "the term 0.01 missing"),
    ("1e-2", "1e-1", "0.1 where 0.01 belongs"),
    ("(v - mean) / np", "v - mean / np", "`mean` alone divided by"),
    (
        "rate * unit + gain",
        "rate * (unit + gain)",
        "`gain` added to `unit`, not to the product of `rate` and `unit`",
    ),
    (
        "rate * unit",
        "0.9 * unit",
        "0.9 in the place of `rate`, as if your numbers did not depend on it",
    ),
    ("rate * unit", "unit / rate", "a division by the factor `rate`"),
    ("np.clip(moved, -1.0, 0.7)", "np.maximum(moved, -1.0)", "no upper limit for `moved`"),
    ("np.clip(moved, -1.0, 0.7)", "moved", "`clip` left out"),
    ("unit > gain", "unit < gain", "`<` for `>` where `unit` is compared with `gain`"),
    ("moved.max(axis=1)", "moved.min(axis=1)", "`min` instead of `max`"),
    ("moved.max(axis=1)", "moved.max(axis=0)", "`max` over the wrong ax"),
    ("in norms.values())", "in list(norms.values())[:1])", "taking the first item alone"),
    (
        "rate * unit + gain",
        "rate * np.clip(unit, -1.0, 0.7) + gain",
        "what the line for `cut` does to `moved` done to `unit` where",
    ),
]


@pytest.fixture(scope="module")
def attended() -> list[tuple[str, object]]:
    """What each mutation does, the most plausible first."""
    with np.errstate(all="ignore"):
        function, found = changes_of("attend")
        codes = [(m.title, code_of(function, m)) for m in found]
        return [(title, outputs(code)) for title, code in codes if code]


def outputs(code) -> object:
    """What a variant returns on both calls, by place."""
    own: dict[str, object] = {"np": np}
    try:
        exec(code, own)
        values = [own["attend"](*copy.deepcopy(call)) for call in ATTENDED]
        return {
            (i, k): np.asarray(v) for i, value in enumerate(values) for k, v in enumerate(value)
        }
    except Exception as error:
        return type(error).__name__


@pytest.mark.sampled
@pytest.mark.parametrize(("right", "wrong", "said"), MORE_WRONG, ids=[w[1] for w in MORE_WRONG])
def test_what_is_said_is_what_was_done(right, wrong, said, attended):
    """Of scales, statistics, choices, limits, orders: the first with these numbers says it."""
    assert ATTENTION.count(right) == 1
    with np.errstate(all="ignore"):
        observed = outputs(compile(ATTENTION.replace(right, wrong), "<wrong>", "exec"))
        unchanged = outputs(compile(ATTENTION, "<right>", "exec"))
    assert not same(observed, unchanged), "no mistake"
    titles = [title for title, made in attended if same(made, observed)]
    if said is None:
        assert titles == []
    else:
        assert titles, "no mutation does this"
        assert any(said in title for title in titles[:3]), titles[:4]


TENSORDOT = "np.tensordot(x, w, axes=([1], [0])) + start"
MEAN = "np.mean(padded[begin : begin + size], axis=0)"
TOGETHER = "carry, total = pull(carry, total, rate), total + carry"
OF_SWEEP = [
    # what is gone over: some left out, one alone, another count, another start
    (TENSORDOT, "x[:, :-1] @ w[:-1] + start", "axis 1 of `x` without the last"),
    (TENSORDOT, "x[:, 1:] @ w[1:] + start", "`x` without the first"),
    (TENSORDOT, "np.outer(x[:, -1], w[-1]) + start", "of the last alone"),
    (TENSORDOT, "x @ w / c + start", "the products averaged over axis 1 of `x`"),
    (TENSORDOT, "x @ w + c * start", "`start` added to each product, not to their sum"),
    ("np.max(scores, axis=1)", "np.max(scores, axis=1, initial=0)", "`max` of `scores` sought"),
    ("np.max(scores, axis=1)", "scores[range(n), abs(scores).argmax(1)]", "`max` by magnitude"),
    (MEAN, "padded[begin : begin + size].sum(0) / 2", "a sum divided by 2 instead of `mean`"),
    (MEAN, "padded[begin : begin + size].sum(0) / (size - 1)", "`mean` by one less than the count"),
    (MEAN, "padded[begin : begin + size - 1].sum(0) / size", "the last left out of the sum"),
    ("np.max(scores, axis=1)", "np.full(n, scores.max())", "`max` over more axes than it should"),
    ("np.mean(x, axis=(0, 1))", "np.mean(x, axis=0)", "`mean` over axis 0 alone"),
    # whole values: results, arguments
    ('"share": share', '"share": np.sqrt(share)', "`share` with a root taken of it"),
    ('"level": level', '"level": 1 / level', "`level` as one divided by it"),
    ('"inner": inner', '"inner": inner / inner.sum(1, keepdims=True)', "by its sum along the last"),
    ('"scores": scores', '"scores": np.eye(f)[place]', "with 1 at its largest"),
    ('"path": path', '"path": path[::-1]', "`path` in reverse order along axis 0"),
    ('"path": path', '"path": np.cumsum(path, axis=0)', "`path` added up from entry to entry"),
    ('"path": path', '"path": np.diff(path, axis=0, prepend=0)', "`path` as differences"),
    ('"path": path', '"path": np.vstack([start, path])', "`start` put in front of `path`"),
    ('"level": level', '"level": level / np.sqrt(n)', "`level` divided by the root of n"),
    ('"share": share', '"share": np.full(n, 1 / n)', "equal parts of 1 along"),
    ("pull(carry, total, rate)", "pull(carry, total, 0.9)", "0.9 in the place of `rate`"),
    ("n, c = x.shape", "x = x * x\n    n, c = x.shape", "`x` squared, wherever it is read"),
    ("n, c = x.shape", "start = start[0] + 0 * start\n    n, c = x.shape", "`start` with its"),
    # what is done before, and what after
    ("np.exp(level) / np.sum(np.exp(level))", "np.exp(level / np.exp(level).sum())", "not to"),
    ("path[i - 1] + path[i] * rate", "(path[i - 1] + path[i]) * rate", "multiplied with"),
    # quotients
    ("/ np.linalg.norm(w)", "/ (np.linalg.norm(w) - 1)", "a division by one less than"),
    ("/ np.linalg.norm(w)", "/ np.sum(w)", "the sum where the norm belongs"),
    ("/ np.sum(np.exp(level))", "/ np.max(np.exp(level))", "`max` instead of `sum`"),
    # windows, turns, carries
    ("padded[begin : begin + size]", "padded[begin + 1 : begin + size + 1]", "one place too late"),
    ("padded[begin : begin + size]", "padded[begin : begin + 1]", "at its first entry alone"),
    ("padded[begin : begin + size]", "padded[begin : begin + size - 1]", "without its last entry"),
    ("(n - size) // stride", "-((size - n) // stride)", "rounded up, not down"),
    (TOGETHER, "carry = pull(carry, total, rate)", "`total` left as it was, at every turn"),
    ("range(1, t)", "range(0, t)", "the loop over `range(0, t)` where `range(1, t)` belongs"),
    # matrices, conditions, numbers handed on
    ("np.linalg.inv(w.T @ w)", "(1 / (w.T @ w))", "one divided by each entry"),
    ("np.pad(x, ((1, 1), (0, 0)))", "np.pad(x, ((1, 1), (0, 0)), mode='edge')", "the mode 'edge'"),
    ("(x > -1) & (x < 1)", "(x > -1) | (x < 1)", "`or` between two conditions"),
    ("(x > -1) & (x < 1)", "(x < 1)", "missing"),
    ("np.argsort(level)[::-1]", "np.argsort(level)", "in their own order"),
    ("np.zeros((t, c))", "np.zeros((t + 1, c))", "`t` too large by one"),
]  # fmt: skip


OF_GRID = [
    # what an index picks
    ("x[: n - 1]", "x[0]", "`x` read at `0` where `:n - 1` belongs, where `gap` is computed"),
    ("x[j + 1]", "x[j]", "`x` read at `j` where `j + 1` belongs, where `table[i, j]` is filled"),
    ("(y[i] - y[i - 1])", "(y[i] - y[0])", "`y` read at `0` where `i - 1` belongs"),
    (
        "table[i, j - 1] +",
        "table[i, 0] +",
        "where `i, j - 1` belongs, where `table[i, j]` is",
    ),
    ("range(1, i)", "range(1, i - 1)", "the loop over `range(1, i - 1)` where `range(1, i)`"),
    ("c[0] * y[1] + c[1] * y[0]", "c[1] * y[1] + c[0] * y[0]", "`c[0]` and `c[1]` taken for"),
    # differences, factors that are sums
    ("(x[i] - y[j])", "(y[j] - x[i])", "the difference of `x` and `y` the other way round"),
    ("(x[i] - y[j])", "abs(x[i] - y[j])", "the difference of `x` and `y` without its sign"),
    ("(x[i] - y[j])", "j", "`j` where the difference of `x` and `y` belongs"),
    ("(x[i] - y[j])", "2", "2 where the difference of `x` and `y` belongs"),
    ("(x[i] - y[j])", "y[j]", "the part of `y` where the difference of `x` and `y` belongs"),
    # powers, divisors, quotients
    ("** 3", "** 2", "2 where 3 belongs, where `rest` is computed"),
    ("** 3", "", "without its cube"),
    ("4**j", "4 ** (j + 1)", "`j` too large by one, at the"),
    ("(2 * n)", "n", "the divisor 2 missing, where `rest` is computed"),
    ("(A.T @ y) / (A.T @ x + h)", "(A.T @ x + h) / (A.T @ y)", "exchanged in a quotient"),
    ("(A.T @ y) / (A.T @ x + h)", "np.sqrt((A.T @ y) / (A.T @ x + h))", "a root taken of the"),
    # one of equal names; another, transposed
    (
        "A @ A.T @ x",
        "A.T @ A.T @ x",
        "the first `A` transposed, which it",
    ),
    # whole results
    ('"slope": slope', '"slope": slope / 4', "`slope` divided by 4"),
    ('"slope": slope', '"slope": np.sort(slope)', "`slope` sorted along axis 0"),
    ('"slope": slope', '"slope": slope[-1] - slope', "`slope` subtracted from its last entry"),
    ('"slope": slope', '"slope": slope.mean() + 0 * slope', "with its mean along the last axis"),
    ('"slope": slope', '"slope": np.r_[0, slope[1:-1], 0]', "`slope` zero at both ends"),
    # lines outside of loops
    (
        "    B = B * (A.T @ y) / (A.T @ x + h)\n    rest = h * (A @ B - x) ** 3 / (2 * n)\n",
        "    rest = h * (A @ B - x) ** 3 / (2 * n)\n    B = B * (A.T @ y) / (A.T @ x + h)\n",
        "the line where `B` is computed coming too late: after the one where `rest` is computed",
    ),
]


OF_CHOICE = [
    # a choice left out, another one's condition, the opposite of a truth value
    (
        "np.where(kind != 0, p[:, 0] - q, 0.0)",
        "p[:, 0] - q",
        "the condition on `kind` always taken for true",
    ),
    (
        "np.where(turned > limit, q, 0.0)",
        "0 * q",
        "the condition on `turned` and `limit` never taken for true",
    ),
    ("turned > limit", "turned > 0", "0 where `limit` belongs, where `seen` is computed"),
    (
        "kind == 2",
        "kind != 0",
        "the condition for `held` in the place of the right one, where `put`",
    ),
    ("np.all(left < limit)", "np.any(left >= limit)", "`all` turned around: true where it should"),
    # in a function that only the right code has
    ("np.exp(-limit * v)", "np.exp(limit * v)", "missing, in what `damped` returns"),
    # the wrong order, the wrong signs of two, the inverse
    ("np.arctan2(north, east)", "np.arctan2(east, north)", "`north` and `east` given in the wrong"),
    (
        "limit - held * q - put",
        "held * q - limit - put",
        "on the term `limit` and on the term with",
    ),
    ("M @ q", "np.linalg.solve(M, q)", "the inverse of `M` where `M` belongs"),
    # what gave a sum or product its axes: a loop over them is still there
    ("q[:, None] - north", "0 * q[:, None] - north", "the term with `q` missing"),
    ("q[:, None] - north", "q[:, None] - 0 * north", "the term `north` missing"),
    ("p * (q / limit)[:, None]", "p**0 * (q / limit)[:, None]", "the factor `p` missing"),
]


def all_results(toy: str) -> list[tuple[str, object]]:
    """What each mutation of a toy does on all calls, the most plausible first."""
    _, name, names, calls, _ = TOYS[toy]
    function, found = changes_of(toy)
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        codes = [(m.title, code_of(function, m)) for m in found]
        return [(title, by_key(code, name, names, calls)) for title, code in codes if code]


def by_key(code, name, names, calls) -> object:
    """What a variant returns on all calls, by call and key."""
    own: dict[str, object] = dict(names)
    try:
        exec(code, own)
        values = [own[name](*copy.deepcopy(call)) for call in calls]
        return {(i, k): np.asarray(v) for i, value in enumerate(values) for k, v in value.items()}
    except Exception as error:
        return type(error).__name__


BY_TOY = {"sweep": OF_SWEEP, "grid": OF_GRID, "choose": OF_CHOICE}
OF_TOYS = [(toy, *row) for toy, rows in BY_TOY.items() for row in rows]


@pytest.fixture(scope="module")
def toy_results() -> dict[str, list[tuple[str, object]]]:
    return {toy: all_results(toy) for toy in BY_TOY}


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("toy", "right", "wrong", "said"), OF_TOYS, ids=[row[2][:50] for row in OF_TOYS]
)
@pytest.mark.slow
def test_each_kind_is_found_and_said(toy, right, wrong, said, toy_results):
    """One row a kind of mistake: as a student writes it, and what is said of it."""
    source, *about, _ = TOYS[toy]
    assert source.count(right) == 1
    with np.errstate(all="ignore"):
        observed = by_key(compile(source.replace(right, wrong), "<wrong>", "exec"), *about)
        unchanged = by_key(compile(source, "<right>", "exec"), *about)
    assert isinstance(observed, dict), observed
    assert not same(observed, unchanged), "no mistake"
    titles = [title for title, made in toy_results[toy] if same(made, observed)]
    assert titles, "no mutation does this"
    assert any(said in title for title in titles[:3]), titles[:4]


LOSS = """
def loss(y, labels):
    k, m = y.shape
    right = np.sum(labels * y, axis=0)
    return -np.mean(np.log(right))
"""
WRONG_LOSS = [
    ("np.log(", "np.log2(", "`log2` instead of `log`"),
    ("np.mean(np.log(right))", "np.sum(np.log(right)) / k", "a sum divided by k alone"),
    (
        "np.mean(np.log(right))",
        "np.log(np.mean(right))",
        "`mean` and `log` taken in the wrong order",
    ),
    (
        "labels * y, axis=0)\n    return -np.mean(np.log(right))",
        "labels * np.log(y), axis=0)\n    return -np.mean(right)",
        "`log` taken of `y`, not of `right`",
    ),
]


@pytest.mark.parametrize(("right", "wrong", "said"), WRONG_LOSS, ids=[w[1] for w in WRONG_LOSS])
def test_what_is_said_of_logarithms_and_means(right, wrong, said):
    """Another logarithm, another count, another order."""
    draw = np.random.default_rng(5).uniform
    calls = [(draw(0.1, 1, (3, 4)), draw(0.1, 1, (3, 4))), (draw(0.1, 1, (5, 5)),) * 2]
    sizes = [{"k": 3, "m": 4}, {"k": 5, "m": 5}]
    names = {"np": np, "__name__": "toy"}
    function, found = all_mutations(LOSS, "loss", names, calls, sizes)

    def losses(code) -> list[float]:
        own: dict[str, object] = dict(names)
        exec(code, own)
        return [float(own["loss"](*copy.deepcopy(call))) for call in calls]

    wanted = losses(compile(LOSS.replace(right, wrong), "<wrong>", "exec"))
    titles = []
    with np.errstate(all="ignore"):
        for mutation in found:
            try:
                made = losses(code_of(function, mutation))
            except Exception:
                continue
            if np.allclose(made, wanted, rtol=1e-9):
                titles.append(mutation.title)
    assert any(said in title for title in titles[:3]), titles[:4]


def test_the_same_mistake_everywhere_is_one_mutation():
    """What is left out in every place of a kind is said in one sentence with all places."""
    source = "def f(p, q):\n    a = np.exp(p + q)\n    b = np.exp(p * q)\n    return a, b\n"
    _, found = all_mutations(source, "f", {"np": np}, [(np.ones((2, 3)), np.ones((2, 3)))])
    assert "`exp` left out, where `a` is computed and where `b` is computed" in [
        m.title for m in found
    ]


@pytest.mark.parametrize(
    ("one", "other", "same_formula"),
    [
        ("a = 2 * (b + c)", "a = c * 2 + 2 * b", True),
        ("a = b * c / 24", "a = b * c / 12 / 2", True),
        ("a = -(b - c) * x[i]", "a = x[i] * (c - b)", True),
        ("a = b\nc = c", "a = b", True),
        ("a = b - c", "a = c - b", False),
        ("a = x[i]", "a = x[i + 1]", False),
        ("a = f(b)", "a = g(b)", False),
        ("a = b", "c = b", False),
        ("for i in range(n): a = b", "for i in range(n - 1): a = b", False),
    ],
)
def test_changes_that_leave_the_same_formulas_are_one_edit(one, other, same_formula):
    """By the rules of algebra alone: what a variable happens to hold is not looked at."""
    alike = formula(ast.parse(one)) == pytest.approx(formula(ast.parse(other)), rel=1e-12)
    assert alike == same_formula


def test_which_of_equal_names_is_meant():
    """One of two in a line is told by its place; both together need no such words."""
    source = "def f(p, q):\n    a = p * q - p\n    return a\n"
    arrays = (np.ones((2, 3)), 2 * np.ones((2, 3)))
    titles = [m.title for m in all_mutations(source, "f", {"np": np}, [arrays])[1]]
    said = "`q` where `p` belongs, at the {} of its 2 places, where `a` is computed"
    assert {said.format("first"), said.format("last")} <= set(titles)
    assert "`q` where `p` belongs, where `a` is computed" in titles


def titles_of(body: str) -> list[str]:
    arrays = (np.arange(1.0, 7.0).reshape(2, 3), np.full((2, 3), 2.0))
    source = f"def f(p, q):\n    {body}\n"
    return [m.title for m in all_mutations(source, "f", {"np": np}, [arrays])[1]]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("p * (q - (q * p).sum())", "the factor `p` missing, at the {} of its 2 places, where"),
        ("p / q + p.sum() / q", "the divisor `q` missing, at the {} of its 2 places, where"),
        ("(p - q) * (q - p)", "the wrong sign on the term `q`, at the {} of its 2 places, where"),
        ("np.exp(p).sum() - np.sqrt(p) * q - np.sin(p) * 2", "the {} term with `p` missing, where"),
    ],
)
def test_which_of_equal_parts_is_missing(line, said):
    """What stands in several places is never said to be missing without saying where."""
    titles = titles_of(f"a = {line}\n    return a")
    for which in ("first", "last"):
        assert any(title.startswith(said.format(which)) for title in titles), titles[:20]


def test_a_part_without_names_is_written_out():
    """A number that is computed of numbers stands there as it is, never as nothing."""
    titles = titles_of("a = np.log(p / (2 * np.pi)) - q\n    return a")
    assert any("the divisor `2 * np.pi` missing" in title for title in titles)
    assert not any("with  " in title or "from  " in title for title in titles)


def test_which_reader_of_a_line_is_meant():
    """One reader of two in a line is told by its place; a name given anew has other readers."""
    once = titles_of("a = np.exp(p - q)\n    return a / a.sum()")
    for which in ("first", "last"):
        place = f"but only for `a` at the {which} of its 2 places in what is returned"
        assert any(title.endswith(place) for title in once)
    again = titles_of("a = p * q.sum()\n    a = a / q\n    return a + p, a - p, a * q")
    assert not any("but only" in title or "but not" in title for title in again)


def test_which_ways_calls_go():
    """Each condition with what it was, and whether it was met at all."""
    source = "def f(p, k):\n    if k > 1:\n        p = p if k > 2 else -p\n    return p\n"
    ways = branches(source, "f", {}, [(1.0, 1), (1.0, 2), (1.0, 3)])
    assert ways == [{(0, False)}, {(0, True), (1, False)}, {(0, True), (1, True)}]


def test_the_order_is_the_same_every_time():
    """Two runs list the same mutations in the same order, so a diagnosis can be repeated."""
    _, again = all_mutations(SOURCE, "mix", NAMESPACE, CALLS, SIZES, timed=True)
    _, found = changes_of("mix")
    assert [m.title for m in again] == [m.title for m in found]
    assert [m.rank for m in found] == sorted(m.rank for m in found)


def test_two_changes_of_one_place_do_not_go_together():
    """Two mutations combine where they touch different nodes, and only there."""
    function, found = changes_of("mix")
    drop, sign = (
        next(m for m in found if m.title.startswith(start))
        for start in ("the term `b` missing", "the wrong sign on the term `b`")
    )
    other = next(m for m in found if m.title.startswith("no `keepdims`"))
    assert combined([drop, sign]) is None
    both = combined([drop, other])
    assert both is not None
    assert "; and " in both.title
    made = result(code_of(function, both))
    assert made["total"].shape == (5,)


def test_a_changed_condition_cannot_loop_forever():
    """A `while` whose end is changed away raises after a bounded number of rounds."""
    source = "def f(p):\n    k = 0\n    while k < 3:\n        k += 1\n    return p * k\n"
    function, found = all_mutations(source, "f", {"np": np}, [(np.ones((2, 2)),)])
    endless = next(m for m in found if "line" not in m.title and "`-=`" in m.title)
    own: dict[str, object] = {"np": np}
    exec(code_of(function, endless), own)
    with pytest.raises((StopIteration, RuntimeError)):
        own["f"](np.ones((2, 2)))


def test_lines_of_every_kind_of_block_are_changed():
    """A solution may hold its lines in an `else`, a `while`, a `with`, a `try` or a function."""
    source = """
def f(p, q):
    def half(value):
        shifted = value + q
        return shifted / 2
    if q.sum() > 1e6:
        total = p
    elif q.sum() < -1e6:
        total = q * 2
        total = total - p
    else:
        left = p + q
        right = p * q
        total = left - right
        total += left
        total -= right
    for row in range(2):
        pass
    else:
        total = total * 2
        total = total + q
    while total.max() > 100:
        total = total / 2
    with np.errstate(all="ignore"):
        root = total ** 2
        other = total ** 3
    try:
        total = root + half(other)
    except ValueError as error:
        total = root
        root = other
    else:
        left = total + root
        total = left - other
    finally:
        total = total + 1
        other = total - 1
    kept = [a - b for a, b in zip(total, other) if a is not b and 3 not in (1, 2)]
    bits = (1 << 3 | 2) ^ 5 & 7
    return np.array(kept) * (bits >> 1) % 7 // 2 + other
"""
    calls = [(np.ones((2, 2)) / 3, np.full((2, 2), 0.7))]
    function, found = all_mutations(source, "f", {"np": np}, calls)
    assert all(code_of(function, each) for each in found[::20])
    exchanged = [each.title for each in found if "right sides exchanged" in each.title]
    assert len(exchanged) == 8
    assert exchanged[0].endswith(", where `left` is computed and where `right` is computed")


def test_a_function_in_a_function_returns_for_itself():
    """What a solution's own helper returns is no end of the solution."""
    source = """
def f(p):
    def norm(v):
        size = np.sqrt(v @ v)
        return size
    unit = p / norm(p)
    return {"unit": unit, "size": norm(p)}
"""
    function = read_function(source, "f")
    assert list(function.parts) == ["unit", "size"]
    found = own_variables(source, "f", {"np": np})(np.array([3.0, 4.0]))
    assert np.array_equal(found["unit"], [0.6, 0.8])
    assert "size" not in found


def test_the_tree_itself_is_never_changed():
    """Making all mutations leaves the reference's tree as it was."""
    function, (made, found) = read_function(SOURCE, "mix"), changes_of("mix")
    before = ast.dump(function.module)
    statement = function.node.body[0]
    rebuild(function, [(statement, statements("pass"))])
    for mutation in found[:500]:
        code_of(made, mutation)
    assert ast.dump(function.module) == before
    assert ast.dump(made.module) == before


def test_an_index_is_not_computed_where_two_arrays_are_filled():
    """`a[t], b[t] = …` makes `a` and `b`; it reads `t`."""
    function = read_function("def f(t):\n    means[:, t], spreads[:, :, t] = m, P", "f")
    (line,) = function.node.body
    assert place_of(function, line, line).words == "where `means` and `spreads` are computed"


@pytest.mark.parametrize(
    ("body", "places"),
    [
        ("for i in x: pass", ["the loop's header"]),
        ("for i in x:\n  for j in x: pass", ["the outer loop's header", "the inner loop's header"]),
        (
            "for i in x: pass\nfor i in y: pass",
            ["the header of the first of its 2 loops", "the header of the last of its 2 loops"],
        ),
        (
            "for i in x:\n  for j in x: pass\nfor i in y: pass",
            [f"the header of the {each} of its 3 loops" for each in ("first", "second", "last")],
        ),
        ("for i in x: pass\n" * 10, ["the header of one of its loops"] * 10),
    ],
)
def test_of_several_loops_it_is_said_which_is_meant(body: str, places: list[str]):
    function = read_function("def f(x, y):\n" + textwrap.indent(body, "  "), "f")
    loops = [node for node in function.order if isinstance(node, ast.For)]
    told = [place_of(function, loop, loop.iter).words for loop in loops]
    assert told == [f"in {place}" for place in places]
