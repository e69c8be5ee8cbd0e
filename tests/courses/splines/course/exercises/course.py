"""What the functions are tried on, and what of them is compared."""

import numpy as np
from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def nodes(draw, n):
    """Increasing places with unequal distances."""
    return float(draw()) + np.cumsum(draw.rng.uniform(0.5, 1.5, n))


def curve(draw):
    return nodes(draw, draw["n"]), draw("n", scale=2.0)


def places(draw):
    x, y = curve(draw)
    inside = draw.rng.uniform(x[0], x[-1], draw["m"])
    outside = [x[0] - draw.rng.uniform(0.2, 1), x[-1] + draw.rng.uniform(0.2, 1)]
    t = np.concatenate([inside, outside, x[1:2]])
    return x, y, draw.rng.permutation(t)


def knot_row(draw):
    """Knots: with ends of degree + 1 equal ones, or all different."""
    p = draw["degree"]
    knots = nodes(draw, draw["k"])
    if draw["ends"] == "clamped":
        knots = np.concatenate([[knots[0]] * p, knots, [knots[-1]] * p])
    return knots


def basis_inputs(draw):
    knots = knot_row(draw)
    t = draw.rng.uniform(knots[0] - 0.3, knots[-1] + 0.3, draw["m"])
    return knots, draw["degree"], t


def smooth_inputs(draw):
    knots = knot_row(draw)
    p = draw["degree"]
    t = np.sort(draw.rng.uniform(knots[p], knots[-1 - p], draw["m"]))
    y = np.sin(t) + draw("m", scale=0.5)
    return knots, p, t, y, draw.rng.uniform(0.5, 2, draw["m"]), float(draw.rng.uniform(0.3, 2))


def romberg_inputs(draw):
    a = float(draw())
    return draw("m", 2 ** draw["levels"] + 1)[0] + 2, a, a + float(draw.rng.uniform(1, 3)), draw["levels"]


def fit_inputs(draw):
    x = float(draw()) + 3 * np.sort(draw.rng.uniform(0, 2, draw["m"]))
    return x, 1 + 0.5 * x + draw("m"), draw.rng.uniform(0.5, 2, draw["m"]), draw["degree"]


EXERCISES = (
    Exercise(
        name="spline_second_derivatives",
        inputs=curve,
        returns="value",
        outputs={"M": 1},
        probes=({"n": 5}, {"n": 4}, {"n": 7}, {"n": 3}),
        fresh=({"n": range(6, 12)},),
        example=lambda reference: reference["example"]("spline_second_derivatives"),
        spots=("M[1]", "M[2]"),
    ),
    Exercise(
        name="spline_evaluate",
        inputs=places,
        returns="tuple",
        outputs={"s": 2, "slope": 1},
        calls=("spline_second_derivatives",),
        probes=({"n": 5, "m": 4}, {"n": 4, "m": 7}, {"n": 6, "m": 3}, {"n": 3, "m": 1}),
        fresh=({"n": range(6, 12), "m": range(5, 12)},),
        example=lambda reference: reference["example"]("spline_evaluate"),
        spots=("s[0]", "slope[1]"),
    ),
    Exercise(
        name="bspline_basis",
        inputs=basis_inputs,
        returns="value",
        outputs={"B": 1},
        probes=(
            {"k": 8, "degree": 2, "m": 9, "ends": "free"},
            {"k": 5, "degree": 3, "m": 7, "ends": "clamped"},
            {"k": 6, "degree": 1, "m": 5, "ends": "free"},
            {"k": 4, "degree": 0, "m": 5, "ends": "free"},
            {"k": 4, "degree": 2, "m": 5, "ends": "clamped"},
        ),
        fresh=({"k": range(9, 13), "degree": 2, "m": range(10, 16), "ends": "clamped"},),
        example=lambda reference: reference["example"]("bspline_basis"),
        spots=("B[0]", "B[2][1]"),
    ),
    Exercise(
        name="romberg",
        inputs=romberg_inputs,
        returns="tuple",
        outputs={"R": 2, "error": 1},
        probes=({"m": 1, "levels": 3}, {"m": 1, "levels": 2}, {"m": 1, "levels": 1}),
        fresh=({"m": 1, "levels": range(4, 6)},),
        example=lambda reference: reference["example"]("romberg"),
        spots=("R[1]", "R[2][2]", "error"),
    ),
    Exercise(
        name="weighted_fit",
        inputs=fit_inputs,
        returns="dict",
        outputs={"coef": 2, "err": 1, "chi2": 1},
        probes=({"m": 7, "degree": 2}, {"m": 9, "degree": 3}, {"m": 5, "degree": 1}, {"m": 4, "degree": 0}),
        fresh=({"m": range(10, 16), "degree": 2},),
        example=lambda reference: reference["example"]("weighted_fit"),
        spots=("coef[0]", "err[1]", "chi2"),
    ),
    Exercise(
        name="smooth",
        inputs=smooth_inputs,
        returns="dict",
        outputs={"coef": 2, "fitted": 1, "edf": 1, "gcv": 1},
        calls=("bspline_basis",),
        probes=(
            {"k": 5, "degree": 3, "m": 12, "ends": "clamped"},
            {"k": 6, "degree": 2, "m": 10, "ends": "clamped"},
            {"k": 4, "degree": 3, "m": 9, "ends": "clamped"},
            {"k": 9, "degree": 2, "m": 11, "ends": "free"},
        ),
        fresh=({"k": range(7, 10), "degree": 3, "m": range(13, 19), "ends": "clamped"},),
        example=lambda reference: reference["example"]("smooth"),
        spots=("coef[0]", "fitted[1]", "edf", "gcv"),
    ),
)
