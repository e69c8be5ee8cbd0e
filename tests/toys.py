"""Functions that no course teaches, and the changes of them that the search makes."""

from __future__ import annotations

import copy
from functools import cache

import numpy as np

from rnngrader.diagnosis.mutations import Function, Mutation, all_mutations

SOURCE = '''
def mix(p, q, table, rows):
    """Shapes: p (n, m), q (n, m), table["A"] (n, n), table["b"] (n, 1), rows (n, m, T)."""
    A, b = table["A"], table["b"]
    n, m, T = rows.shape
    level = np.exp(A @ p + b)
    part = (1 - p**2) * q
    total = np.sum(part, axis=1, keepdims=True)
    out = np.zeros((n, m, T))
    weight = np.zeros((n, m))
    carry = q
    for t in reversed(range(T)):
        carry = halve(rows[:, :, t] + carry, level)
        out[:, :, t] = carry
        weight += carry
    return {"out": out, "weight": weight, "total": total, "last": carry}
'''


def halve(state, level):
    return 0.5 * state + level


NAMESPACE = {"np": np, "halve": halve, "__name__": "toy"}


def example(n: int, m: int, steps: int):
    rng = np.random.default_rng(n)
    draw = rng.standard_normal
    table = {"A": draw((n, n)), "b": draw((n, 1))}
    return 0.3 * draw((n, m)), draw((n, m)), table, draw((n, m, steps))


CALLS = [example(5, 4, 3), example(3, 3, 3)]
SIZES = [{"n": 5, "m": 4, "T": 3}, {"n": 3, "m": 3, "T": 3}]


ATTENTION = """
def attend(q, k, v, mask, gain, rate):
    n, d = q.shape
    raw = q @ k.T / np.sqrt(d)
    held = np.where(mask, raw, -1e9)
    weights = np.exp(held - np.max(held, axis=1, keepdims=True))
    weights = weights / np.sum(weights, axis=1, keepdims=True)
    mean = np.mean(v, axis=0)
    spread = np.var(v, axis=0)
    unit = (v - mean) / np.sqrt(spread + 1e-2)
    moved = rate * unit + gain
    cut = np.clip(moved, -1.0, 0.7)
    norms = {name: np.sum(part**2) for name, part in {"w": weights, "c": cut}.items()}
    size = sum(np.sqrt(norm) for norm in norms.values())
    return weights @ cut, np.where(unit > gain, unit, 0.0), size, moved.max(axis=1)
"""


def attention_call(n: int, d: int):
    draw = np.random.default_rng(n).standard_normal
    mask = np.tri(n, dtype=bool)
    return draw((n, d)), draw((n, d)), 2 * draw((n, d)), mask, 0.1 * draw(d), 0.8


ATTENDED = [attention_call(4, 3), attention_call(5, 5)]


SWEEP = """
def sweep(x, w, start, size, stride, rate):
    n, c = x.shape
    f = w.shape[1]
    t = (n - size) // stride + 1
    padded = np.pad(x, ((1, 1), (0, 0)))
    scores = np.tensordot(x, w, axes=([1], [0])) + start
    level = np.max(scores, axis=1)
    place = np.argmax(scores, axis=1)
    order = np.argsort(level)[::-1]
    inner = np.linalg.inv(w.T @ w) / np.linalg.norm(w)
    spread = np.mean(x, axis=(0, 1))
    kept = np.sum(x * ((x > -1) & (x < 1)), axis=0)
    share = np.exp(level) / np.sum(np.exp(level))
    out, path = np.zeros((t, c)), np.zeros((t, f))
    carry, total = start, start
    for i in range(t):
        begin = i * stride
        out[i] = np.mean(padded[begin : begin + size], axis=0)
        carry, total = pull(carry, total, rate), total + carry
        path[i] = carry
    for i in range(1, t):
        path[i] = path[i - 1] + path[i] * rate
    return {
        "out": out, "path": path, "scores": scores, "level": level, "place": place,
        "order": order, "inner": inner, "spread": spread, "kept": kept, "share": share,
        "total": total,
    }
"""


def pull(state, towards, rate):
    return state + rate * (towards**2 - state)


def sweep_call(n: int, c: int, f: int, size: int, stride: int):
    draw = np.random.default_rng(n).standard_normal
    return draw((n, c)), draw((c, f)), draw(f), size, stride, 0.3


SWEPT = [sweep_call(9, 4, 3, 4, 2), sweep_call(11, 5, 2, 3, 2)]
SWEEP_SIZES = [{"n": 9, "c": 4, "f": 3}, {"n": 11, "c": 5, "f": 2}]
SWEEP_NAMES = {"np": np, "pull": pull, "__name__": "toy"}


GRID = """
def grid(x, y, A, B, c, h):
    n = len(x)
    gap = x[1:] - x[: n - 1]
    slope = (y[1:] - y[:-1]) / gap
    left = np.sum(y[:-2:2] + 4 * y[1:-1:2])
    ends = c[0] * y[1] + c[1] * y[0]
    B = B * (A.T @ y) / (A.T @ x + h)
    rest = h * (A @ B - x) ** 3 / (2 * n)
    table = np.zeros((n, n))
    for i in range(1, n):
        table[i, 0] = (y[i] - y[i - 1]) * h
        for j in range(1, i):
            table[i, j] = table[i, j - 1] + x[j + 1] / (4**j - 1) * (x[i] - y[j])
    return {
        "slope": slope, "left": left, "ends": ends, "B": B, "rest": rest, "table": table,
        "gap": np.cumsum(gap), "tilt": A @ A.T @ x,
    }
"""


def grid_call(n: int, m: int):
    draw = np.random.default_rng(n).standard_normal
    square = draw((n, n))
    return draw(n).cumsum(), draw(n), square, draw(n), draw(m), 0.7


GRIDS = [grid_call(7, 3), grid_call(9, 4)]
GRID_SIZES = [{"n": 7, "m": 3}, {"n": 9, "m": 4}]


CHOICE = """
def choose(kind, p, q, M, limit):
    east, north = p[:, 0], p[:, 1]
    turned = np.arctan2(north, east)
    held = np.where(kind != 0, p[:, 0] - q, 0.0)
    put = np.where(kind == 2, p[:, 1] + q, 0.0)
    left = limit - held * q - put
    seen = np.where(turned > limit, q, 0.0)

    def damped(v):
        return np.exp(-limit * v)

    return {
        "turned": turned, "held": held, "put": put, "left": left, "out": M @ q, "seen": seen,
        "far": np.hypot(east, north), "below": np.all(left < limit), "each": put < limit,
        "apart": q[:, None] - north, "share": p * (q / limit)[:, None],
        "less": damped(held) * q,
    }
"""


def choice_call(n: int):
    rng = np.random.default_rng(n)
    draw = rng.standard_normal
    return rng.permutation(n) % 3, draw((n, 2)), draw(n), draw((n, n)), 0.3


CHOICES = [choice_call(6), choice_call(9)]


TOYS = {
    "choose": (CHOICE, "choose", {"np": np, "__name__": "toy"}, CHOICES, [{"n": 6}, {"n": 9}]),
    "mix": (SOURCE, "mix", NAMESPACE, CALLS, SIZES),
    "attend": (ATTENTION, "attend", {"np": np}, ATTENDED, [{"n": 4, "d": 3}, {"n": 5, "d": 5}]),
    "sweep": (SWEEP, "sweep", SWEEP_NAMES, SWEPT, SWEEP_SIZES),
    "grid": (GRID, "grid", {"np": np, "__name__": "toy"}, GRIDS, GRID_SIZES),
}


@cache
def changes_of(toy: str) -> tuple[Function, list[Mutation]]:
    """Return a toy's function with its mutations, the most plausible first.

    This takes a while, so it is done when a test asks, and once for all of them.
    """
    source, name, names, calls, sizes = TOYS[toy]
    timed = toy == "mix"
    return all_mutations(source, name, names, copy.deepcopy(calls), sizes, timed=timed)
