"""What the functions are tried on, and what of them is compared."""

import numpy as np
from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def cplx(draw, *sizes):
    return draw(*sizes) + 1j * draw(*sizes)


def burst(draw):
    """Noise, clutter that stands still, and a target that comes nearer, or goes `away`."""
    echoes = cplx(draw, "m", "n") + 2 * cplx(draw, "n")
    pulse = cplx(draw, "l")
    turns = draw.rng.uniform(0.15, 0.4) * (-1 if draw.settings.get("away") else 1)
    turn = np.exp(2j * np.pi * turns * np.arange(draw["m"]))
    start = draw.rng.integers(draw["n"] - draw["l"] + 1)
    echoes[:, start : start + draw["l"]] += 2 * turn[:, None] * pulse
    return echoes, pulse, float(draw.rng.uniform(800, 1500)), float(draw.rng.uniform(0.02, 0.12))


def profile(draw):
    """Exponential noise and two targets; one spreads into its neighbors, one may be at an end."""
    n = draw["n"]
    power = draw.rng.exponential(1.0, n)
    middle = n // 2 + int(draw.rng.integers(-1, 2))
    power[middle] += draw.rng.uniform(40, 80)
    power[middle + 1] = power[middle] * draw.rng.uniform(0.6, 0.9)
    power[middle - 1] = power[middle] * draw.rng.uniform(0.3, 0.5)
    edge = draw.settings.get("edge")
    if edge is not None:
        power[edge] += draw.rng.uniform(15, 30)
    return power, draw["guard"], draw["train"], float(draw.rng.uniform(0.02, 0.2))


def covariance(draw, n, scale):
    a = draw(n, n)
    return scale * (a @ a.T / n + 0.3 * np.eye(n))


def wrapped(angle):
    return np.arctan2(np.sin(angle), np.cos(angle))


def fix(draw):
    """A predicted state and a measurement near it; `side` puts them on the two sides of the seam."""
    side = draw.settings.get("side")
    r, off = draw.rng.uniform(2, 5), draw.rng.uniform(0.05, 0.3)
    angle = {None: draw.rng.uniform(-2, 2), "left": np.pi - off, "right": -np.pi + off}[side]
    turn = {None: draw.rng.normal() * 0.3, "left": 2 * off, "right": -2 * off}[side]
    x = np.array([r * np.cos(angle), r * np.sin(angle), *draw(2)])
    z = np.array([r + draw.rng.normal() * 0.7, wrapped(angle + turn)])
    return x, covariance(draw, 4, 1.0), z, covariance(draw, 2, 0.2)


def scans(draw):
    """A target that moves with nearly constant velocity; `missed` scans, `stray` ones, `far` ones."""
    t, dt = draw["t"], float(draw.rng.uniform(0.4, 0.9))
    angle = draw.rng.uniform(-1, 1)
    start = np.array([6 * np.cos(angle), 6 * np.sin(angle), *(0.4 * draw(2))])
    start[2:] += 0.8 * start[:2] / 6
    z = np.zeros((2, t))
    for k in range(t):
        px, py = start[:2] + (k + 1) * dt * start[2:]
        z[:, k] = np.hypot(px, py), np.arctan2(py, px)
    z += np.array([[0.4], [0.06]]) * draw(2, "t")
    seen = np.ones(t, dtype=bool)
    seen[list(draw.settings.get("missed", ()))] = False
    for k in draw.settings.get("stray", ()):
        z[:, k] += np.array([3.5, 0.3])
    for k in draw.settings.get("far", ()):
        z[:, k] += np.array([8.0, 1.0])
    x = start + 0.4 * draw(4)
    R = np.array([[0.16, 0.004], [0.004, 0.0036]]) * draw.rng.uniform(0.8, 1.6)
    q, gate = float(draw.rng.uniform(0.3, 0.8)), float(draw.rng.uniform(7, 10))
    return x, covariance(draw, 4, 0.3), z, seen, dt, q, R, gate


EXERCISES = (
    Exercise(
        name="pulse_compress",
        inputs=lambda draw: (cplx(draw, "m", "n"), cplx(draw, "l")),
        returns="value",
        outputs={"y": 1},
        probes=(
            {"m": 3, "n": 7, "l": 4},
            {"m": 4, "n": 4, "l": 4},
            {"m": 5, "n": 6, "l": 2},
            {"m": 2, "n": 5, "l": 1},
            {"m": 1, "n": 8, "l": 3},
        ),
        fresh=({"m": range(6, 9), "n": range(9, 13), "l": range(5, 8)},),
        example=lambda reference: reference["example"]("pulse_compress"),
        spots=("y[0][1]", "y[1][3]"),
    ),
    Exercise(
        name="range_doppler",
        inputs=burst,
        returns="dict",
        outputs={"power": 3, "range_rate": 2, "target_rate": 1, "target_bin": 1},
        probes=(
            {"m": 5, "n": 7, "l": 3},
            {"m": 4, "n": 4, "l": 4},
            {"m": 6, "n": 8, "l": 2, "away": True},
            {"m": 7, "n": 5, "l": 1},
        ),
        fresh=(
            {"m": range(8, 12), "n": range(9, 13), "l": range(5, 8)},
            {"m": range(8, 12), "n": range(9, 13), "l": range(5, 8), "away": True},
        ),
        calls=("pulse_compress",),
        example=lambda reference: reference["example"]("range_doppler"),
        spots=("power[1][2]", "power[2][0]", "range_rate", "target_rate", "target_bin"),
    ),
    Exercise(
        name="cfar_detect",
        inputs=profile,
        returns="tuple",
        outputs={"noise": 1, "threshold": 1, "detected": 1},
        probes=(
            {"n": 15, "guard": 1, "train": 3},
            {"n": 20, "guard": 2, "train": 4, "edge": 0},
            {"n": 12, "guard": 2, "train": 2, "edge": -1},
            {"n": 9, "guard": 0, "train": 1},
            {"n": 18, "guard": 3, "train": 5, "edge": 1},
        ),
        fresh=(
            {"n": range(22, 30), "guard": range(4, 6), "train": range(6, 9)},
            {"n": range(22, 30), "guard": range(4, 6), "train": range(6, 9), "edge": -1},
        ),
        example=lambda reference: reference["example"]("cfar_detect"),
        spots=("noise[0]", "noise[4]", "threshold[4]", "detected"),
    ),
    Exercise(
        name="ekf_update",
        inputs=fix,
        returns="tuple",
        outputs={"x_new": 2, "P_new": 2, "nis": 1},
        probes=({}, {"side": "left"}, {"side": "right"}, {}),
        fresh=({}, {"side": "left"}),
        example=lambda reference: reference["example"]("ekf_update"),
        spots=("x_new", "P_new[0]", "nis"),
    ),
    Exercise(
        name="track_target",
        inputs=scans,
        returns="dict",
        outputs={"states": 3, "P": 2, "misses": 1},
        probes=(
            {"t": 7, "missed": (2, 3), "stray": (5,)},
            {"t": 4, "far": (0,), "stray": (2,)},
            {"t": 2},
            {"t": 1},
            {"t": 6, "missed": (0, 5), "stray": (3,), "far": (4,)},
        ),
        fresh=({"t": range(8, 12), "missed": (1, 4, 5), "stray": (3,), "far": (6,)},),
        calls=("ekf_update",),
        time_outputs=("states", "misses"),
        example=lambda reference: reference["example"]("track_target"),
        spots=("states[0]", "states[3][2]", "P[0]", "misses"),
    ),
)
