"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise
from rnngrader import after

CHECK = True  # students get check() and its data beside their notebook


def counts(draw):
    """Term counts: about half are zero, no document is empty."""
    n, m = draw["n"], draw["m"]
    c = draw.rng.integers(1, 7, size=(n, m)) * (draw.rng.random((n, m)) < 0.5)
    c[np.arange(n), draw.rng.integers(m, size=n)] += 2
    return c


def vectors(draw):
    X = draw("n", "m")
    if draw.settings.get("empty"):
        X[draw["n"] // 2] = 0.0
    return X, draw("m"), draw["k"]


def query(draw):
    q = draw.rng.integers(draw["m"], size=draw["t"])
    q[-1] = q[0]
    return counts(draw), q, draw["k1"], draw["b"]


def ratings(draw, least):
    n, m = draw["n"], draw["m"]
    mask = draw.rng.random((n, m)) < 0.6
    mask[np.arange(n), draw.rng.integers(m, size=n)] = True
    if draw.settings.get("cold"):
        mask[n // 2] = False
    R = draw.rng.integers(1, 6, size=(n, m)) * 1.0
    return R, mask, 3.2 + 0.3 * float(draw()), draw("n", scale=0.5), draw("m", scale=0.5)


def factorized(draw):
    return (*ratings(draw, 1), draw("n", "f"), draw("m", "f"), draw["lam"])


def alternating(draw):
    return (*ratings(draw, 0), draw("m", "f"), draw["lam"])


def ranking(draw):
    n = draw["n"]
    grades = draw.rng.integers(0, 4, size=n) * (draw.rng.random(n) < 0.7)
    grades[draw.rng.integers(n)] = 2
    if draw.settings.get("nothing"):
        grades[:] = 0
    return draw("n"), grades, draw["k"]


def web(draw):
    n = draw["n"]
    links = (draw.rng.random((n, n)) < 0.5) * 1.0
    links[np.arange(n), (np.arange(n) + 1) % n] = 1.0
    np.fill_diagonal(links, 0.0)
    if draw.settings.get("dangling"):
        links[n // 2] = 0.0
    return links, draw["damping"], draw["steps"]


TEXTS = ({"n": 4, "m": 6}, {"n": 6, "m": 3}, {"n": 5, "m": 5}, {"n": 1, "m": 4})
MF = (
    {"n": 4, "m": 6, "f": 2, "lam": 0.3},
    {"n": 5, "m": 3, "f": 4, "lam": 0.1},
    {"n": 3, "m": 3, "f": 3, "lam": 0.7},
    {"n": 1, "m": 4, "f": 1, "lam": 0.2},
)
MF_FRESH = ({"n": range(6, 10), "m": range(7, 11), "f": range(5, 8), "lam": 0.4},)

EXERCISES = (
    Exercise(
        name="tfidf_weights",
        inputs=lambda draw: (counts(draw),),
        returns="tuple",
        outputs={"weights": 2, "idf": 1},
        probes=TEXTS,
        fresh=({"n": range(7, 11), "m": range(7, 11)},),
        example=lambda reference: reference["example"]("tfidf_weights"),
        spots=("weights[0]", "weights[1][2]", "idf[2]"),
    ),
    Exercise(
        name="cosine_scores",
        inputs=vectors,
        returns="tuple",
        outputs={"scores": 2, "best": 1},
        probes=(
            {"n": 6, "m": 4, "k": 3},
            {"n": 5, "m": 5, "k": 5},
            {"n": 7, "m": 3, "k": 2, "empty": True},
            {"n": 1, "m": 2, "k": 1},
        ),
        fresh=({"n": range(9, 13), "m": range(6, 10), "k": range(6, 9)},),
        example=lambda reference: reference["example"]("cosine_scores"),
        spots=("scores[0]", "scores[2]", "best[0]"),
    ),
    Exercise(
        name="bm25_scores",
        inputs=query,
        returns="value",
        outputs={"scores": 1},
        probes=(
            {"n": 5, "m": 7, "t": 3, "k1": 1.5, "b": 0.75},
            {"n": 6, "m": 4, "t": 4, "k1": 1.2, "b": 0.4},
            {"n": 4, "m": 4, "t": 4, "k1": 2.0, "b": 0.6},
            {"n": 3, "m": 5, "t": 1, "k1": 0.9, "b": 0.3},
        ),
        fresh=({"n": range(7, 11), "m": range(8, 12), "t": range(5, 8), "k1": 1.7, "b": 0.65},),
        example=lambda reference: reference["example"]("bm25_scores"),
        spots=("scores[0]", "scores[1]", "scores[2]"),
    ),
    Exercise(
        name="mf_forward",
        inputs=factorized,
        returns="tuple",
        outputs={"pred": 1, "loss": 1},
        given=("cache",),
        probes=MF,
        fresh=MF_FRESH,
        example=lambda reference: reference["example"]("mf_forward"),
        spots=("pred[0]", "pred[1][2]", "loss"),
    ),
    Exercise(
        name="mf_backward",
        inputs=after("mf_forward", lambda draw, out: (out["cache"],)),
        returns="dict",
        outputs={"dmu": 1, "dbu": 1, "dbi": 1, "dP": 2, "dQ": 2},
        probes=MF,
        fresh=MF_FRESH,
        example=after("mf_forward", lambda reference, out: (out["cache"],)),
        spots=("dmu", "dbu[1]", "dbi[0]", "dP[0]", "dQ[2][1]"),
    ),
    Exercise(
        name="als_users",
        inputs=alternating,
        returns="value",
        outputs={"P": 1},
        probes=(*MF, {"n": 3, "m": 5, "f": 2, "lam": 0.5, "cold": True}),
        fresh=MF_FRESH,
        example=lambda reference: reference["example"]("als_users"),
        spots=("P[0]", "P[1][1]"),
    ),
    Exercise(
        name="ranking_metrics",
        inputs=ranking,
        returns="dict",
        outputs={"precision": 1, "ap": 2, "ndcg": 2},
        probes=(
            {"n": 8, "k": 3},
            {"n": 10, "k": 5},
            {"n": 6, "k": 6},
            {"n": 5, "k": 1},
            {"n": 7, "k": 4, "nothing": True},
        ),
        fresh=({"n": range(11, 15), "k": range(7, 10)},),
        example=lambda reference: reference["example"]("ranking_metrics"),
        spots=("precision", "ap", "ndcg"),
    ),
    Exercise(
        name="pagerank",
        inputs=web,
        returns="tuple",
        outputs={"ranks": 2, "changes": 1},
        time_outputs=("changes",),
        probes=(
            {"n": 5, "steps": 3, "damping": 0.85, "dangling": True},
            {"n": 6, "steps": 2, "damping": 0.7},
            {"n": 4, "steps": 4, "damping": 0.6, "dangling": True},
            {"n": 3, "steps": 1, "damping": 0.9, "dangling": True},
        ),
        fresh=({"n": range(7, 11), "steps": range(5, 8), "damping": 0.8, "dangling": True},),
        example=lambda reference: reference["example"]("pagerank"),
        spots=("ranks", "changes[1]"),
    ),
)
