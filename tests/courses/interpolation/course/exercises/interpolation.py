"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise, after

CHECK = True  # students get check() and its data beside their notebook


def nodes(draw):
    """Ascending nodes, at distances from 0.5 to 1.5, roughly from 1 to n."""
    return np.cumsum(0.5 + draw.rng.random(draw["n"]))


def mixed_nodes(draw):
    """Nodes in no order, roughly from -1 to 1."""
    x = nodes(draw)
    return draw.rng.permutation(2 * (x - x.mean()) / draw["n"])


def newton_inputs(draw):
    return mixed_nodes(draw), draw("n"), draw.rng.uniform(-1.2, 1.2, draw["m"])


def fit_inputs(draw):
    slopes = None
    if draw["ends"] == "clamped":
        slopes = (float(draw()), float(draw()))
    return nodes(draw), draw("n"), slopes


def evaluate_inputs(draw, out):
    t = draw.rng.uniform(0.2, draw["n"] + 0.4, draw["m"])
    return t, out["cache"]


def simpson_inputs(draw):
    points = 2 * draw["pairs"] + {"one interval": 2, "even": 1, "odd": 4}[draw["kind"]]
    return draw(points), 0.1 + draw.rng.random()


def romberg_inputs(draw):
    a = draw.rng.uniform(-2, 0.5)
    return draw(2 ** draw["K"] + 1), a, a + draw.rng.uniform(0.7, 3)


def gauss_inputs(draw):
    a = draw.rng.uniform(-2, 0.5)
    return draw["n"], a, a + draw.rng.uniform(0.7, 3)


POLYNOMIALS = (
    {"n": 4, "m": 6},
    {"n": 3, "m": 2},
    {"n": 5, "m": 5},
    {"n": 2, "m": 3},
    {"n": 1, "m": 1},
)
FRESH_POLYNOMIALS = ({"n": range(6, 9), "m": range(7, 11)},)
SPLINES = (
    {"n": 5, "m": 7, "ends": "clamped"},
    {"n": 6, "m": 4, "ends": "natural"},
    {"n": 4, "m": 4, "ends": "clamped"},
    {"n": 3, "m": 3, "ends": "natural"},
    {"n": 2, "m": 1, "ends": "clamped"},
)
FRESH_SPLINES = (
    {"n": range(7, 11), "m": range(8, 13), "ends": "clamped"},
    {"n": range(7, 11), "m": range(8, 13), "ends": "natural"},
)

EXERCISES = (
    Exercise(
        name="divided_differences",
        arguments=("x", "y"),
        inputs=lambda draw: (mixed_nodes(draw), draw("n")),
        returns="value",
        outputs={"c": 1},
        probes=POLYNOMIALS,
        fresh=FRESH_POLYNOMIALS,
        example=lambda reference: reference["example"]("divided_differences"),
        spots=("c[0]", "c[1]", "c[3]"),
    ),
    Exercise(
        name="newton_interpolate",
        arguments=("x", "y", "t"),
        inputs=newton_inputs,
        returns="tuple",
        outputs={"p": 2, "dp": 1},
        calls=("divided_differences",),
        probes=POLYNOMIALS,
        fresh=FRESH_POLYNOMIALS,
        example=lambda reference: reference["example"]("newton_interpolate"),
        spots=("p[0]", "dp[1]"),
    ),
    Exercise(
        name="spline_fit",
        arguments=("x", "y", "slopes"),
        inputs=fit_inputs,
        returns="tuple",
        outputs={"M": 1},
        given=("cache",),
        probes=SPLINES,
        fresh=FRESH_SPLINES,
        example=lambda reference: reference["example"]("spline_fit"),
        spots=("M[0]", "M[2]"),
    ),
    Exercise(
        name="spline_evaluate",
        arguments=("t", "cache"),
        inputs=after("spline_fit", evaluate_inputs),
        returns="dict",
        outputs={"s": 2, "ds": 2, "dds": 1},
        probes=SPLINES,
        fresh=FRESH_SPLINES,
        example=after(
            "spline_fit",
            lambda reference, out: (*reference["example"]("spline_evaluate"), out["cache"]),
        ),
        spots=("s[0]", "ds[1]", "dds[2]"),
    ),
    Exercise(
        name="spline_integral",
        arguments=("cache",),
        inputs=after("spline_fit", lambda draw, out: (out["cache"],)),
        returns="value",
        outputs={"F": 1},
        probes=SPLINES,
        fresh=FRESH_SPLINES,
        example=after("spline_fit", lambda reference, out: (out["cache"],)),
        spots=("F[1]", "F[3]"),
    ),
    Exercise(
        name="simpson",
        arguments=("y", "h"),
        inputs=simpson_inputs,
        returns="value",
        outputs={"integral": 1},
        probes=(
            {"pairs": 3, "kind": "even"},
            {"pairs": 2, "kind": "odd"},
            {"pairs": 1, "kind": "even"},
            {"pairs": 0, "kind": "odd"},
            {"pairs": 0, "kind": "one interval"},
        ),
        fresh=(
            {"pairs": range(4, 9), "kind": "even"},
            {"pairs": range(4, 9), "kind": "odd"},
        ),
        example=lambda reference: reference["example"]("simpson"),
        spots=("integral",),
    ),
    Exercise(
        name="romberg",
        arguments=("y", "a", "b"),
        inputs=romberg_inputs,
        returns="value",
        outputs={"R": 1},
        probes=({"K": 3}, {"K": 2}, {"K": 1}, {"K": 0}),
        fresh=({"K": range(4, 7)},),
        example=lambda reference: reference["example"]("romberg"),
        spots=("R[0]", "R[2]"),
    ),
    Exercise(
        name="gauss_rule",
        arguments=("n", "a", "b"),
        inputs=gauss_inputs,
        returns="dict",
        outputs={"x": 1, "w": 1},
        probes=({"n": 4}, {"n": 3}, {"n": 2}, {"n": 1}),
        fresh=({"n": range(5, 12)},),
        example=lambda reference: reference["example"]("gauss_rule"),
        spots=("x[0]", "w[1]"),
    ),
)
