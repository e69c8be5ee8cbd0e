"""What the functions are tried on, and what of them is compared."""

import numpy as np
from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def vehicles(draw):
    """Masses and Davis coefficients of k vehicles."""
    k = draw["k"]
    mass = draw.rng.uniform(30, 80, k)
    davis = np.stack(
        [draw.rng.uniform(8, 20, k), draw.rng.uniform(0.05, 0.3, k), draw.rng.uniform(0.1, 0.6, k)],
        axis=1,
    )
    return mass, davis


def line(draw):
    """Slopes and radii of n places: straight, wide and tight, beginning anywhere."""
    n = draw["n"]
    grade = draw.rng.uniform(1, 14, n) * draw.rng.choice([-1, 1], n)
    kind = (draw.rng.permutation(n) + draw["kind"]) % 3
    wide = draw.rng.uniform(310, 1200, n)
    tight = draw.rng.uniform(170, 290, n)
    return grade, np.choose(kind, [np.zeros(n), wide, tight])


def resistance_inputs(draw):
    return (draw.rng.uniform(20, 160, draw["n"]), *vehicles(draw), *line(draw))


def run_inputs(draw):
    n = draw["n"]
    return (
        float(draw["v0"] + draw.rng.uniform(0, 8)),
        float(draw.rng.uniform(130, 220)),
        float(draw["power"] + draw.rng.uniform(0, 500)),
        draw.rng.uniform(100, 300, n),
        draw["limit"] + draw.rng.uniform(0, 30, n),
        *vehicles(draw),
        *line(draw),
    )


def rail_inputs(draw):
    m = draw["m"]
    axle = np.cumsum(draw.rng.uniform(1.6, 3.0, m))
    span = axle[-1] if draw["far"] is None else 0.0
    shift = 0.0 if draw["far"] is None else axle[-1] + draw["far"]
    return (
        shift + draw.rng.uniform(0.2, 1.0, draw["n"]) + span * draw.rng.random(draw["n"]),
        axle,
        draw.rng.uniform(120, 225, m),
        float(draw.rng.uniform(2000, 3100)),
        float(draw.rng.uniform(250, 340)),
        float(draw.rng.uniform(20, 90)),
        float(draw["v"] + draw.rng.uniform(1, 9)),
        float(draw.rng.uniform(0.1, 0.3)),
    )


def headway_inputs(draw):
    t, b, m = draw["t"], draw["b"], draw["m"]
    return (
        draw.rng.uniform(30, 120, (t, b)),
        draw.rng.uniform(12, 45, (t, b)),
        draw.rng.uniform(90, 700, t),
        draw.rng.integers(t, size=m),
        float(m * (draw["gap"] + draw.rng.uniform(0, 9))),
    )


def track_inputs(draw):
    n = draw["w"] * draw["windows"] + draw["rest"] + 2 * draw["half"]
    return (
        draw(2, n, scale=3.0) + draw(2, 1, scale=5.0),
        float(draw.rng.uniform(0.2, 0.6)),
        draw["half"],
        draw["base"],
        draw["w"],
        float(draw["limit"] + draw.rng.uniform(0, 0.5)),
    )


PLACES = (
    {"n": 5, "k": 4, "kind": 0},
    {"n": 3, "k": 3, "kind": 1},
    {"n": 1, "k": 2, "kind": 0},
    {"n": 4, "k": 1, "kind": 2},
    {"n": 2, "k": 5, "kind": 1},
)

EXERCISES = (
    Exercise(
        name="train_resistance",
        inputs=resistance_inputs,
        returns="tuple",
        outputs={"running": 1, "line": 1},
        probes=PLACES,
        fresh=({"n": range(6, 10), "k": range(6, 9), "kind": 2},),
        example=lambda reference: reference["example"]("train_resistance"),
        spots=("running[0]", "line"),
    ),
    Exercise(
        name="accelerate",
        inputs=run_inputs,
        returns="dict",
        outputs={"v": 1, "time": 1, "energy": 1},
        calls=("train_resistance",),
        time_outputs=("v",),
        probes=(
            {"n": 5, "k": 4, "kind": 0, "v0": 30, "power": 1500, "limit": 300},
            {"n": 3, "k": 3, "kind": 1, "v0": 50, "power": 2500, "limit": 70},
            {"n": 4, "k": 2, "kind": 2, "v0": 110, "power": 2000, "limit": 50},
            {"n": 1, "k": 5, "kind": 1, "v0": 25, "power": 3000, "limit": 300},
            {"n": 6, "k": 3, "kind": 0, "v0": 40, "power": 1200, "limit": 60},
        ),
        fresh=(
            {"n": range(7, 11), "k": range(6, 9), "kind": 0, "v0": 35, "power": 1800, "limit": 300},
            {"n": range(7, 11), "k": range(6, 9), "kind": 1, "v0": 90, "power": 2200, "limit": 55},
        ),
        example=lambda reference: reference["example"]("accelerate"),
        spots=("v", "time", "energy"),
    ),
    Exercise(
        name="rail_deflection",
        inputs=rail_inputs,
        returns="tuple",
        outputs={"deflection": 2, "moment": 2, "stress": 1},
        probes=(
            {"n": 5, "m": 3, "v": 100, "far": None},
            {"n": 4, "m": 4, "v": 30, "far": None},
            {"n": 3, "m": 2, "v": 140, "far": 0.6},
            {"n": 1, "m": 1, "v": 80, "far": None},
            {"n": 2, "m": 5, "v": 40, "far": 0.8},
        ),
        fresh=(
            {"n": range(6, 10), "m": range(6, 9), "v": range(70, 79), "far": None},
            {"n": range(6, 10), "m": range(6, 9), "v": range(10, 29), "far": 0.7},
        ),
        example=lambda reference: reference["example"]("rail_deflection"),
        spots=("deflection[0]", "moment[1]", "stress"),
    ),
    Exercise(
        name="minimum_headways",
        inputs=headway_inputs,
        returns="tuple",
        outputs={"headway": 3, "occupied": 1, "stable": 1},
        probes=(
            {"t": 3, "b": 5, "m": 4, "gap": 500},
            {"t": 3, "b": 3, "m": 3, "gap": 210},
            {"t": 2, "b": 4, "m": 6, "gap": 200},
            {"t": 4, "b": 1, "m": 5, "gap": 300},
            {"t": 1, "b": 2, "m": 2, "gap": 400},
        ),
        fresh=(
            {"t": range(5, 8), "b": range(6, 9), "m": range(7, 11), "gap": range(150, 190)},
            {"t": range(5, 8), "b": range(6, 9), "m": range(7, 11), "gap": range(700, 800)},
        ),
        example=lambda reference: reference["example"]("minimum_headways"),
        spots=("headway", "occupied", "stable"),
    ),
    Exercise(
        name="track_quality",
        inputs=track_inputs,
        returns="dict",
        outputs={"versine": 1, "twist": 1, "sigma": 2, "alarm": 1},
        probes=(
            {"half": 2, "base": 3, "w": 4, "windows": 5, "rest": 3, "limit": 4.5},
            {"half": 3, "base": 3, "w": 3, "windows": 3, "rest": 0, "limit": 4.5},
            {"half": 1, "base": 2, "w": 5, "windows": 2, "rest": 2, "limit": 3.6},
            {"half": 4, "base": 1, "w": 2, "windows": 6, "rest": 1, "limit": 2.0},
            {"half": 2, "base": 5, "w": 6, "windows": 1, "rest": 4, "limit": 1.0},
        ),
        fresh=(
            {
                "half": range(5, 8),
                "base": range(6, 9),
                "w": range(7, 10),
                "windows": range(7, 10),
                "rest": range(5, 7),
                "limit": 3.2,
            },
        ),
        example=lambda reference: reference["example"]("track_quality"),
        spots=("versine[0]", "twist[1]", "sigma", "alarm"),
    ),
)
