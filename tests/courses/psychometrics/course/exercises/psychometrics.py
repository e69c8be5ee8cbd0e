"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def item_bank(draw):
    """Discriminations, difficulties and guessing parameters of k items."""
    a = draw.rng.uniform(0.5, 1.4, draw["k"])
    b = draw("k")
    c = draw.rng.uniform(0.08, 0.3, draw["k"])
    return a, b, c


def answers(draw):
    """Zeros and ones, shape (n, k), of persons of different ability."""
    chance = 1 / (1 + np.exp(-draw("n", 1) - draw("k") - 0.3))
    return (draw.rng.random((draw["n"], draw["k"])) < chance).astype(float)


def curves_inputs(draw):
    return (draw("n"), *item_bank(draw))


def scoring_inputs(draw):
    variance = float(draw.rng.uniform(0.5, 0.9))
    return (answers(draw), *item_bank(draw), variance, draw["steps"])


def em_inputs(draw):
    X = answers(draw)
    if draw["missing"]:
        holes = draw.rng.random(X.shape) < 0.25
        holes[:, 0] = False
        X[holes] = np.nan
    nodes = np.linspace(-2.2, 2.5, draw["q"])
    weights = draw.rng.uniform(0.5, 2, draw["q"])
    return (X, *item_bank(draw), nodes, weights / weights.sum())


def reliability_inputs(draw):
    return (3 + draw("n", 1) + draw("n", "k", scale=0.8) * draw.rng.uniform(0.6, 1.4, draw["k"]),)


def equating_inputs(draw):
    freq_x = draw.rng.integers(3, 40, size=draw["kx"] + 1)
    freq_y = draw.rng.integers(3, 40, size=draw["ky"] + 1)
    if draw["gap"]:  # a score that nobody reached
        freq_x[1] = 0
        freq_y[2] = 0
    return freq_x, freq_y


EXERCISES = (
    Exercise(
        name="item_curves",
        inputs=curves_inputs,
        returns="tuple",
        outputs={"P": 2, "slope": 2},
        probes=({"n": 3, "k": 5}, {"n": 4, "k": 2}, {"n": 4, "k": 4}, {"n": 1, "k": 1}),
        fresh=({"n": range(5, 9), "k": range(6, 10)},),
        example=lambda reference: reference["example"]("item_curves"),
        spots=("P[0]", "slope[1]"),
    ),
    Exercise(
        name="score_distribution",
        inputs=lambda draw: (draw.rng.uniform(0.1, 0.95, (draw["n"], draw["k"])),),
        returns="tuple",
        outputs={"dist": 3, "expected": 1, "sem": 1},
        probes=({"n": 3, "k": 5}, {"n": 4, "k": 2}, {"n": 4, "k": 4}, {"n": 1, "k": 1}),
        fresh=({"n": range(5, 9), "k": range(6, 10)},),
        example=lambda reference: reference["example"]("score_distribution"),
        spots=("dist[0]", "expected", "sem"),
    ),
    Exercise(
        name="fisher_scoring",
        inputs=scoring_inputs,
        returns="tuple",
        outputs={"theta": 3, "se": 2, "path": 2},
        calls=("item_curves",),
        time_outputs=("path",),
        probes=(
            {"n": 3, "k": 5, "steps": 2},
            {"n": 5, "k": 4, "steps": 1},
            {"n": 4, "k": 4, "steps": 4},
            {"n": 3, "k": 3, "steps": 3},
            {"n": 1, "k": 1, "steps": 1},
        ),
        fresh=({"n": range(6, 9), "k": range(9, 13), "steps": 3},),
        example=lambda reference: reference["example"]("fisher_scoring"),
        spots=("theta", "se", "path[0]"),
    ),
    Exercise(
        name="em_step",
        inputs=em_inputs,
        returns="dict",
        outputs={"posterior": 2, "expected_n": 2, "expected_r": 2, "weights": 1, "loglik": 1},
        calls=("item_curves",),
        probes=(
            {"n": 6, "k": 4, "q": 5, "missing": True},
            {"n": 4, "k": 4, "q": 4, "missing": True},
            {"n": 5, "k": 3, "q": 2, "missing": False},
            {"n": 1, "k": 1, "q": 1, "missing": False},
        ),
        fresh=({"n": range(7, 11), "k": range(5, 9), "q": range(6, 10), "missing": True},),
        example=lambda reference: reference["example"]("em_step"),
        spots=("posterior[0]", "expected_n[1]", "expected_r[1]", "weights", "loglik"),
    ),
    Exercise(
        name="reliability",
        inputs=reliability_inputs,
        returns="tuple",
        outputs={"alpha": 2, "sem": 1, "alpha_deleted": 2, "item_rest": 1},
        probes=({"n": 6, "k": 4}, {"n": 5, "k": 3}, {"n": 4, "k": 4}, {"n": 3, "k": 7}),
        fresh=({"n": range(8, 13), "k": range(5, 7)},),
        example=lambda reference: reference["example"]("reliability"),
        spots=("alpha", "sem", "alpha_deleted", "item_rest"),
    ),
    Exercise(
        name="equipercentile",
        inputs=equating_inputs,
        returns="tuple",
        outputs={"ranks": 2, "equated": 4},
        probes=(
            {"kx": 5, "ky": 7, "gap": False},
            {"kx": 6, "ky": 4, "gap": True},
            {"kx": 4, "ky": 4, "gap": False},
            {"kx": 1, "ky": 2, "gap": False},
        ),
        fresh=({"kx": range(8, 12), "ky": range(9, 14), "gap": False},),
        example=lambda reference: reference["example"]("equipercentile"),
        spots=("ranks", "equated"),
    ),
)
