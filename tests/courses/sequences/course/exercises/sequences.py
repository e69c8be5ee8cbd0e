"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise
from rnngrader import after

CHECK = True


def frequencies(draw):
    q = draw.rng.random(4) + 0.3
    return q / q.sum()


def related(draw, n, m, rate, gaps):
    """Copies of one ancestor, with changes and gaps."""
    first = draw.rng.integers(4, size=m)
    change = draw.rng.random((n, m)) < rate
    seqs = np.where(change, (first + draw.rng.integers(1, 4, size=(n, m))) % 4, first)
    return np.where(draw.rng.random((n, m)) < gaps, -1, seqs)


def sites(draw):
    return related(draw, draw["n"], draw["m"], 0.4, 0.15), frequencies(draw), abs(float(draw())) + 0.5


def distances(draw):
    seqs = related(draw, draw["n"], draw["m"], 0.18, 0.12)
    if draw["far"]:
        seqs[-1] = np.where(seqs[-1] < 0, -1, (seqs[0] + 1) % 4)
    return seqs, draw["cap"]


def haplotypes(draw):
    n, s = draw["n"], draw["s"]
    haps = (draw.rng.random((n, s)) < 0.6).astype(int)
    for k in range(1, s):
        copied = draw.rng.random(n) < 0.6
        haps[copied, k] = (haps[copied, k - 1] + k // 2) % 2
    haps[0] = 0
    haps[1] = 1
    haps[2, ::2] = 1
    haps[2, 1::2] = 0
    return (haps,)


def pair(draw):
    n, m = draw["n"], draw["m"]
    x = draw.rng.integers(4, size=n)
    y = np.resize(x[1:] if n > 2 else x, m)
    y = np.where(draw.rng.random(m) < 0.3, draw.rng.integers(4, size=m), y)
    y[m // 2] = x[n // 2]
    S = draw.rng.integers(-4, 2, size=(4, 4)) + 6.0 * np.eye(4)
    return x, y, S, float(draw.rng.integers(2, 4)), draw["local"]


def points(draw):
    n = draw["n"]
    a = draw.rng.random((n, n)) * 3 + 1
    return (np.triu(a, 1) + np.triu(a, 1).T,)


def tree(draw):
    n, m = draw["n"], draw["m"]
    alive = list(range(n))
    children = []
    for k in range(n - 1):
        a = alive.pop(int(draw.rng.integers(len(alive))))
        b = alive.pop(int(draw.rng.integers(len(alive))))
        children.append((a, b))
        alive.append(n + k)
    t = draw.rng.random(2 * n - 1) * 0.6 + 0.1
    return related(draw, n, m, 0.3, 0.1), np.array(children), t, frequencies(draw)


ALIGN = (
    {"n": 5, "m": 8, "local": False},
    {"n": 7, "m": 6, "local": True},
    {"n": 6, "m": 6, "local": False},
    {"n": 12, "m": 9, "local": True},
    {"n": 1, "m": 3, "local": False},
    {"n": 4, "m": 1, "local": False},
)
ALIGN_FRESH = (
    {"n": range(8, 11), "m": range(10, 14), "local": False},
    {"n": range(13, 16), "m": range(10, 14), "local": True},
)
TREE = ({"n": 4, "m": 5}, {"n": 6, "m": 3}, {"n": 4, "m": 4}, {"n": 2, "m": 1}, {"n": 3, "m": 7})
TREE_FRESH = ({"n": range(7, 10), "m": range(8, 12)},)

EXERCISES = (
    Exercise(
        name="position_weights",
        inputs=sites,
        returns="dict",
        outputs={"W": 2, "info": 1, "consensus": 1},
        probes=({"n": 6, "m": 5}, {"n": 4, "m": 4}, {"n": 9, "m": 3}, {"n": 1, "m": 2}),
        fresh=({"n": range(10, 15), "m": range(6, 10)},),
        example=lambda reference: reference["example"]("position_weights"),
        spots=("W[0]", "info[1]", "consensus"),
    ),
    Exercise(
        name="jukes_cantor",
        inputs=distances,
        returns="value",
        outputs={"D": 1},
        probes=(
            {"n": 4, "m": 17, "far": False, "cap": 5.0},
            {"n": 5, "m": 19, "far": True, "cap": 3.0},
            {"n": 13, "m": 13, "far": False, "cap": 4.0},
            {"n": 6, "m": 29, "far": False, "cap": 0.4},
        ),
        fresh=({"n": range(7, 11), "m": range(20, 28), "far": True, "cap": 2.5},),
        example=lambda reference: reference["example"]("jukes_cantor"),
        spots=("D[0]", "D[2][1]"),
    ),
    Exercise(
        name="linkage",
        inputs=haplotypes,
        returns="dict",
        outputs={"D": 1, "r2": 1, "Dprime": 2},
        probes=({"n": 11, "s": 4}, {"n": 6, "s": 6}, {"n": 8, "s": 3}, {"n": 7, "s": 1}),
        fresh=({"n": range(14, 20), "s": range(7, 10)},),
        example=lambda reference: reference["example"]("linkage"),
        spots=("D[0]", "r2[1][2]", "Dprime[2]"),
    ),
    Exercise(
        name="align_forward",
        inputs=pair,
        returns="tuple",
        outputs={"F": 3, "score": 1},
        given=("cache",),
        probes=ALIGN,
        fresh=ALIGN_FRESH,
        example=lambda reference: reference["example"]("align_forward"),
        spots=("F[1]", "F[3]", "score"),
    ),
    Exercise(
        name="align_trace",
        inputs=after("align_forward", lambda draw, out: (out["cache"],)),
        returns="dict",
        outputs={"top": 2, "bottom": 2, "identity": 1},
        probes=ALIGN,
        fresh=ALIGN_FRESH,
        example=after("align_forward", lambda reference, out: (out["cache"],)),
        spots=("top", "bottom", "identity"),
    ),
    Exercise(
        name="upgma",
        inputs=points,
        returns="dict",
        outputs={"merges": 2, "heights": 2, "lengths": 1},
        probes=({"n": 5}, {"n": 6}, {"n": 8}, {"n": 2}),
        fresh=({"n": range(9, 13)},),
        example=lambda reference: reference["example"]("upgma"),
        spots=("merges", "heights", "lengths[0]"),
    ),
    Exercise(
        name="tree_forward",
        inputs=tree,
        returns="tuple",
        outputs={"loglik": 1, "site": 3},
        given=("cache",),
        probes=TREE,
        fresh=TREE_FRESH,
        example=lambda reference: reference["example"]("tree_forward"),
        spots=("loglik", "site"),
    ),
    Exercise(
        name="tree_backward",
        inputs=after("tree_forward", lambda draw, out: (draw("m"), out["cache"])),
        returns="dict",
        outputs={"dt": 3, "dpi": 2},
        probes=TREE,
        fresh=TREE_FRESH,
        example=after("tree_forward", lambda reference, out: (*reference["example"]("tree_backward"), out["cache"])),
        spots=("dt[0]", "dt[4]", "dpi"),
    ),
)
