"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def weight(draw, size):
    """A symmetric positive definite matrix."""
    root = draw(size, size)
    return root @ root.T / draw[size] + 0.5 * np.eye(draw[size])


def plant(draw):
    return draw("n", "n", scale=0.5), draw("n", "m")


def steering(draw):
    return *plant(draw), draw("n"), draw("n"), draw["N"]


def regulator(draw):
    return *plant(draw), weight(draw, "n"), weight(draw, "m"), weight(draw, "n"), draw["N"]


def pid_record(draw):
    r = np.where(np.arange(draw["T"]) < draw["T"] // 2, 1.0, -1.0) + draw("T", scale=0.3)
    y = np.cumsum(draw("T", scale=0.3))
    gains = {name: float(draw.rng.uniform(0.5, 1.5)) for name in ("kp", "ki", "kd")}
    dt = float(draw.rng.uniform(0.3, 0.6))
    return r, y, gains, dt, -0.7 * draw["limit"], draw["limit"]


def loop(draw):
    A, B = plant(draw)
    weights = {"Q": weight(draw, "n"), "R": weight(draw, "m"), "Qf": weight(draw, "n")}
    noise = draw("p", "N", scale=0.3)
    return A, B, draw("p", "n"), draw("n", "p", scale=0.3), weights, draw("n"), noise


def response(draw):
    """A response of second order with a little noise, from y0 to r."""
    steps, zeta = np.arange(draw["T"]), draw["zeta"]
    w = draw.rng.uniform(0.3, 0.4)
    wd = w * np.sqrt(1 - zeta**2)
    decay = np.exp(-zeta * w * steps)
    z = 1 - decay * (np.cos(wd * steps) + zeta * w / wd * np.sin(wd * steps))
    y0 = float(draw.rng.uniform(0.5, 1.5))
    r = y0 + draw["step"] * float(draw.rng.uniform(1, 2))
    y = y0 + (r - y0) * z + draw("T", scale=0.01)
    return y, r, float(draw.rng.uniform(0.1, 0.5)), draw["band"]


LOOPS = (
    {"n": 3, "m": 2, "p": 1, "N": 5},
    {"n": 2, "m": 2, "p": 2, "N": 2},
    {"n": 4, "m": 1, "p": 2, "N": 6},
    {"n": 2, "m": 3, "p": 3, "N": 1},
)
FRESH_LOOPS = ({"n": range(5, 7), "m": range(4, 6), "p": range(4, 6), "N": range(7, 10)},)

EXERCISES = (
    Exercise(
        name="discretize",
        inputs=lambda draw: (
            *plant(draw),
            float(draw.rng.uniform(0.3, 0.8)),
            draw["terms"],
        ),
        returns="tuple",
        outputs={"Ad": 1, "Bd": 1},
        probes=(
            {"n": 3, "m": 2, "terms": 4},
            {"n": 3, "m": 3, "terms": 3},
            {"n": 2, "m": 4, "terms": 2},
            {"n": 4, "m": 1, "terms": 1},
            {"n": 1, "m": 1, "terms": 6},
        ),
        fresh=({"n": range(5, 8), "m": range(5, 8), "terms": range(3, 9)},),
        example=lambda reference: reference["example"]("discretize"),
        spots=("Ad[0]", "Bd[1]"),
    ),
    Exercise(
        name="steer",
        inputs=steering,
        returns="dict",
        outputs={"U": 2, "W": 2, "energy": 1},
        probes=(
            {"n": 3, "m": 2, "N": 4},
            {"n": 3, "m": 3, "N": 3},
            {"n": 2, "m": 1, "N": 5},
            {"n": 2, "m": 4, "N": 1},
            {"n": 1, "m": 1, "N": 2},
        ),
        fresh=({"n": range(4, 6), "m": range(5, 7), "N": range(6, 9)},),
        time_outputs=("U",),
        example=lambda reference: reference["example"]("steer"),
        spots=("U[0]", "W[0]", "energy"),
    ),
    Exercise(
        name="lqr_gains",
        inputs=regulator,
        returns="tuple",
        outputs={"K": 1, "P": 1},
        probes=LOOPS,
        fresh=FRESH_LOOPS,
        time_outputs=("K", "P"),
        backward_in_time=True,
        example=lambda reference: reference["example"]("lqr_gains"),
        spots=("K[0][1]", "P[0][0]"),
    ),
    Exercise(
        name="pid_control",
        inputs=pid_record,
        returns="tuple",
        outputs={"u": 1, "integral": 1},
        probes=(
            {"T": 12, "limit": 2.0},
            {"T": 9, "limit": 0.8},
            {"T": 7, "limit": 50.0},
            {"T": 1, "limit": 1.0},
        ),
        fresh=({"T": range(13, 18), "limit": 1.5},),
        time_outputs=("u", "integral"),
        example=lambda reference: reference["example"]("pid_control"),
        spots=("u[1]", "integral[2]"),
    ),
    Exercise(
        name="output_feedback",
        inputs=loop,
        returns="dict",
        outputs={"x": 1, "xhat": 1, "u": 1, "cost": 1},
        probes=LOOPS,
        fresh=FRESH_LOOPS,
        calls=("lqr_gains",),
        time_outputs=("x", "xhat", "u"),
        example=lambda reference: reference["example"]("output_feedback"),
        spots=("x[0]", "xhat[1]", "u[0]", "cost"),
    ),
    Exercise(
        name="step_measures",
        inputs=response,
        returns="dict",
        outputs={"overshoot": 1, "rise": 1, "settling": 1, "iae": 1},
        probes=(
            {"T": 60, "zeta": 0.4, "band": 0.05, "step": 1.0},
            {"T": 50, "zeta": 0.5, "band": 0.1, "step": -1.0},
            {"T": 12, "zeta": 0.4, "band": 0.05, "step": 1.0},
            {"T": 5, "zeta": 0.9, "band": 0.2, "step": -1.0},
        ),
        fresh=({"T": range(51, 60), "zeta": 0.45, "band": 0.06, "step": -1.0},),
        example=lambda reference: reference["example"]("step_measures"),
        spots=("overshoot", "rise", "settling", "iae"),
    ),
)
