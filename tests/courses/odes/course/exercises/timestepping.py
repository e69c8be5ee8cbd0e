"""What the functions are tried on, and what of them is compared."""

import numpy as np
from rnngrader import Exercise, after

CHECK = True  # students get check() and its data beside their notebook


def params(draw):
    """Numbers of the model, none of them round."""
    names = ("birth", "season", "omega", "hunt", "gain", "death", "move")
    low = (0.7, 0.3, 1.5, 0.5, 0.4, 0.4, 0.2)
    high = (1.3, 0.6, 3.0, 1.1, 0.8, 0.9, 0.6)
    return {k: float(draw.rng.uniform(a, b)) for k, a, b in zip(names, low, high, strict=True)}


def number(draw, low, high):
    return float(draw.rng.uniform(low, high))


def animals(draw):
    return np.exp(draw(2, "m", scale=0.4))


def rk4_inputs(draw):
    ts = number(draw, 0.2, 1.0) + np.cumsum(draw.rng.uniform(0.1, 0.35, draw["n"] + 1))
    return animals(draw), ts, params(draw)


def adaptive_inputs(draw):
    return (
        animals(draw),
        number(draw, 0.2, 1.0),
        draw["h0"] * number(draw, 0.8, 1.2),
        draw["attempts"],
        draw["rtol"],
        draw["rtol"] * number(draw, 0.1, 0.4),
        params(draw),
    )


def bdf2_inputs(draw):
    return (
        np.array([1.5, 0.5]) + draw(2, scale=0.3),
        number(draw, 0.2, 1.0),
        number(draw, 0.1, 0.2),
        draw["n"],
        number(draw, 2.0, 4.0),
        number(draw, 0.6, 1.4),
        draw["newton"],
    )


def heat_inputs(draw):
    u0 = 1 + draw("m", scale=0.5)
    left = np.append(u0[0], 1 + draw("n", scale=0.5))
    return (
        u0,
        left,
        draw(draw["n"] + 1, scale=0.7),
        number(draw, 0.4, 0.9),
        number(draw, 0.3, 0.8),
        number(draw, 0.3, 0.5),
        number(draw, 0.04, 0.08),
        draw["theta"],
    )


EXERCISES = (
    Exercise(
        name="predator_prey",
        arguments=("t", "y", "p"),
        inputs=lambda draw: (number(draw, 0.3, 2.0), animals(draw), params(draw)),
        returns="value",
        outputs={"dy": 1},
        probes=({"m": 3}, {"m": 2}, {"m": 1}, {"m": 5}),
        fresh=({"m": range(6, 12)},),
        example=lambda reference: reference["example"]("predator_prey"),
        spots=("dy[0]", "dy[1][2]"),
    ),
    Exercise(
        name="rk4",
        arguments=("y0", "ts", "p"),
        inputs=rk4_inputs,
        returns="value",
        outputs={"ys": 1},
        probes=({"m": 3, "n": 5}, {"m": 2, "n": 4}, {"m": 2, "n": 1}, {"m": 1, "n": 3}),
        fresh=({"m": range(4, 8), "n": range(6, 10)},),
        calls=("predator_prey",),
        time_outputs=("ys",),
        example=lambda reference: reference["example"]("rk4"),
        spots=("ys[0][0]", "ys[1][2]"),
    ),
    Exercise(
        name="adams_pece",
        arguments=("y0", "t0", "h", "n", "p"),
        inputs=lambda draw: (
            animals(draw),
            number(draw, 0.2, 1.0),
            number(draw, 0.1, 0.25),
            draw["n"],
            params(draw),
        ),
        returns="tuple",
        outputs={"ys": 3, "gaps": 1},
        probes=(
            {"m": 3, "n": 6},
            {"m": 2, "n": 4},
            {"m": 2, "n": 3},
            {"m": 1, "n": 5},
            {"m": 2, "n": 1},
        ),
        fresh=({"m": range(4, 7), "n": range(7, 11)},),
        calls=("predator_prey", "rk4"),
        time_outputs=("ys", "gaps"),
        example=lambda reference: reference["example"]("adams_pece"),
        spots=("ys[0][0]", "ys[1][2]", "gaps"),
    ),
    Exercise(
        name="bs23_step",
        arguments=("t", "y", "h", "p"),
        inputs=lambda draw: (
            number(draw, 0.2, 1.0),
            animals(draw),
            number(draw, 0.2, 0.5),
            params(draw),
        ),
        returns="tuple",
        outputs={"y_new": 2, "err": 1},
        given=("cache",),
        probes=({"m": 3}, {"m": 2}, {"m": 1}),
        fresh=({"m": range(4, 9)},),
        calls=("predator_prey",),
        example=lambda reference: reference["example"]("bs23_step"),
        spots=("y_new[0]", "err[1][2]"),
    ),
    Exercise(
        name="interpolate",
        arguments=("theta", "cache"),
        inputs=after(
            "bs23_step",
            lambda draw, out: (draw.rng.uniform(0.05, 0.95, draw["q"]), out["cache"]),
        ),
        returns="dict",
        outputs={"y": 1, "dy": 1},
        probes=({"m": 3, "q": 4}, {"m": 2, "q": 2}, {"m": 4, "q": 1}, {"m": 1, "q": 3}),
        fresh=({"m": range(5, 9), "q": range(5, 9)},),
        example=after(
            "bs23_step",
            lambda reference, out: (*reference["example"]("interpolate"), out["cache"]),
        ),
        spots=("y[0][0]", "dy[1][2]"),
    ),
    Exercise(
        name="adaptive",
        arguments=("y0", "t0", "h0", "attempts", "rtol", "atol", "p"),
        inputs=adaptive_inputs,
        returns="tuple",
        outputs={"ts": 1, "ys": 2, "hs": 2},
        probes=(
            {"m": 3, "attempts": 7, "h0": 1.5, "rtol": 1e-3},
            {"m": 2, "attempts": 5, "h0": 0.02, "rtol": 1e-3},
            {"m": 2, "attempts": 6, "h0": 4.0, "rtol": 1e-4},
            {"m": 1, "attempts": 4, "h0": 0.5, "rtol": 1e-3},
        ),
        fresh=(
            {"m": range(4, 7), "attempts": range(8, 12), "h0": 2.0, "rtol": 3e-4},
            {"m": range(4, 7), "attempts": range(8, 12), "h0": 0.03, "rtol": 2e-3},
        ),
        calls=("bs23_step",),
        time_outputs=("ts", "ys", "hs"),
        example=lambda reference: reference["example"]("adaptive"),
        spots=("ts", "ys[0][0]", "hs"),
    ),
    Exercise(
        name="bdf2",
        arguments=("y0", "t0", "h", "n", "mu", "amp", "newton"),
        inputs=bdf2_inputs,
        returns="value",
        outputs={"ys": 1},
        probes=(
            {"n": 4, "newton": 2},
            {"n": 3, "newton": 1},
            {"n": 1, "newton": 2},
            {"n": 2, "newton": 3},
        ),
        fresh=({"n": range(5, 9), "newton": 2},),
        time_outputs=("ys",),
        example=lambda reference: reference["example"]("bdf2"),
        spots=("ys[0]", "ys[1]"),
    ),
    Exercise(
        name="heat_theta",
        arguments=("u0", "left", "flux", "kappa", "cool", "dx", "dt", "theta"),
        inputs=heat_inputs,
        returns="dict",
        outputs={"u": 3, "heat": 1},
        probes=(
            {"m": 5, "n": 3, "theta": 0.5},
            {"m": 4, "n": 3, "theta": 1.0},
            {"m": 4, "n": 4, "theta": 0.0},
            {"m": 2, "n": 2, "theta": 0.3},
            {"m": 3, "n": 1, "theta": 0.7},
        ),
        fresh=({"m": range(6, 10), "n": range(5, 9), "theta": 0.6},),
        time_outputs=("u", "heat"),
        example=lambda reference: reference["example"]("heat_theta"),
        spots=("u[1]", "u[3]", "heat"),
    ),
)
