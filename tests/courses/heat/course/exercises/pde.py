"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise, after

CHECK = True  # students get check() and its data beside their notebook


def between(draw, low, high, *shape):
    """Numbers evenly spread from low to high."""
    return draw.rng.uniform(low, high, size=tuple(draw[s] for s in shape) if shape else None)


def number(draw, low, high):
    return float(draw.rng.uniform(low, high))


def stability_inputs(draw):
    alpha = draw["alpha"] * between(draw, 0.5, 1.5, "m", "n")
    return (alpha, draw("m", "n"), draw("m", "n"), number(draw, 0.1, 0.3), number(draw, 0.3, 0.6),
            number(draw, 0.01, 0.05), number(draw, 0.6, 0.9))


def tridiagonal_inputs(draw):
    n = draw["n"]
    side = lambda: draw.rng.uniform(-1, 1, size=n - 1)
    return side(), draw.rng.uniform(2.2, 4, size=n), side(), draw("n")


def explicit_inputs(draw):
    return (draw("n"), draw("n"), number(draw, 0.5, 1.5), number(draw, 0.3, 0.5), number(draw, 0.02, 0.05),
            draw("steps"), float(draw()))


def theta_inputs(draw):
    n = draw["n"]
    return (draw("n"), draw.rng.uniform(0.5, 2, size=n - 1), number(draw, 0.3, 0.5), number(draw, 0.05, 0.2),
            draw["theta"], draw["steps"], float(draw()), float(draw()))


def upwind_inputs(draw):
    return draw("n"), draw("n", scale=0.7), number(draw, 0.2, 0.4), number(draw, 0.05, 0.1), draw["steps"]


def jacobi_inputs(draw):
    return (draw("m", "n"), draw("m", "n", scale=3), number(draw, 0.3, 0.5), number(draw, 0.6, 0.9), draw["sweeps"])


def sor_inputs(draw):
    return draw("m", "n"), draw("m", "n", scale=3), number(draw, 0.4, 0.8), number(draw, 1.2, 1.7), draw["sweeps"]


ROD = (
    {"n": 6, "steps": 4},
    {"n": 5, "steps": 7},
    {"n": 5, "steps": 4},
    {"n": 4, "steps": 1},
)
ROD_FRESH = ({"n": range(7, 11), "steps": range(2, 4)},)
THETA = (
    {"n": 6, "steps": 4, "theta": 0.7},
    {"n": 5, "steps": 3, "theta": 0.5},
    {"n": 5, "steps": 4, "theta": 1.0},
    {"n": 4, "steps": 1, "theta": 0.6},
)
PLATE = (
    {"m": 5, "n": 6, "sweeps": 3},
    {"m": 6, "n": 4, "sweeps": 4},
    {"m": 5, "n": 5, "sweeps": 2},
    {"m": 3, "n": 4, "sweeps": 1},
)
PLATE_FRESH = ({"m": range(7, 9), "n": range(7, 10), "sweeps": range(5, 7)},)

EXERCISES = (
    Exercise(
        name="stability_numbers",
        inputs=stability_inputs,
        returns="tuple",
        outputs={"r": 1, "courant": 1, "dt_max": 1},
        probes=(
            {"m": 3, "n": 5, "alpha": 2.0},
            {"m": 4, "n": 2, "alpha": 0.02},
            {"m": 4, "n": 4, "alpha": 1.0},
            {"m": 1, "n": 1, "alpha": 0.03},
        ),
        fresh=({"m": range(5, 9), "n": range(6, 10), "alpha": 1.5}, {"m": range(5, 9), "n": range(6, 10), "alpha": 0.02}),
        example=lambda reference: reference["example"]("stability_numbers"),
        spots=("r", "courant", "dt_max"),
    ),
    Exercise(
        name="tridiagonal_solve",
        inputs=tridiagonal_inputs,
        returns="value",
        outputs={"x": 1},
        probes=({"n": 5}, {"n": 4}, {"n": 2}, {"n": 1}),
        fresh=({"n": range(6, 10)},),
        example=lambda reference: reference["example"]("tridiagonal_solve"),
        spots=("x[0]", "x[2]"),
    ),
    Exercise(
        name="heat_explicit",
        inputs=explicit_inputs,
        returns="value",
        outputs={"history": 1},
        probes=ROD,
        fresh=ROD_FRESH,
        time_outputs=("history",),
        example=lambda reference: reference["example"]("heat_explicit"),
        spots=("history[1]", "history[3][2]"),
    ),
    Exercise(
        name="heat_theta",
        inputs=theta_inputs,
        returns="value",
        outputs={"history": 1},
        calls=("tridiagonal_solve",),
        probes=THETA,
        fresh=({"n": range(7, 11), "steps": range(5, 8), "theta": 0.8},),
        time_outputs=("history",),
        example=lambda reference: reference["example"]("heat_theta"),
        spots=("history[1]", "history[2][2]"),
    ),
    Exercise(
        name="upwind",
        inputs=upwind_inputs,
        returns="dict",
        outputs={"u": 2, "variation": 1},
        probes=({"n": 7, "steps": 3}, {"n": 5, "steps": 4}, {"n": 4, "steps": 4}, {"n": 6, "steps": 1}),
        fresh=({"n": range(8, 12), "steps": range(5, 8)},),
        time_outputs=("variation",),
        example=lambda reference: reference["example"]("upwind"),
        spots=("u[1]", "variation[2]"),
    ),
    Exercise(
        name="jacobi",
        inputs=jacobi_inputs,
        returns="tuple",
        outputs={"u": 2, "residuals": 1},
        probes=PLATE,
        fresh=PLATE_FRESH,
        example=lambda reference: reference["example"]("jacobi"),
        spots=("u[1]", "residuals[1]"),
    ),
    Exercise(
        name="sor",
        inputs=sor_inputs,
        returns="tuple",
        outputs={"u": 2, "moves": 1},
        probes=PLATE,
        fresh=PLATE_FRESH,
        example=lambda reference: reference["example"]("sor"),
        spots=("u[1]", "moves[1]"),
    ),
    Exercise(
        name="heat_energy",
        inputs=after(
            "heat_explicit",
            lambda draw, out: (number(draw, 0.5, 1.5), number(draw, 0.3, 0.5), number(draw, 0.02, 0.05), out["history"]),
        ),
        returns="dict",
        outputs={"energy": 1, "dissipation": 1, "rest": 1},
        probes=ROD,
        fresh=ROD_FRESH,
        time_outputs=("energy", "dissipation", "rest"),
        example=after(
            "heat_explicit",
            lambda reference, out: (*reference["example"]("heat_energy"), out["history"]),
        ),
        spots=("energy[1]", "dissipation[0]", "rest[1]"),
    ),
)
