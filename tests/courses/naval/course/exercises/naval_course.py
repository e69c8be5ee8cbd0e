"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def number(draw, low, high):
    return float(draw.rng.uniform(low, high))


def hull(draw):
    """Half-breadths, of an odd number of stations."""
    return draw.rng.uniform(0.5, 3.0, (2 * draw["pairs"] + 1, draw["w"]))


def loads(draw):
    n, k = draw["n"], draw["k"]
    weights = draw.rng.uniform(1, 5, n)
    centers = np.column_stack([draw("n", scale=8.0), draw("n"), draw.rng.uniform(2, 6, n)])
    filling = draw.rng.uniform(0.1, 0.9, k)
    if k > 2:  # an empty one, a full one, others
        filling[:2] = 0.012, 0.991
        filling = draw.rng.permutation(filling)
    tanks = np.column_stack(
        [draw.rng.uniform(2, 5, k), draw.rng.uniform(1.5, 3, k), filling, draw.rng.uniform(0.8, 1.1, k)]
    )
    slack = (filling > 0.02) & (filling < 0.98)
    rise = np.sum((tanks[:, 3] * tanks[:, 0] * tanks[:, 1] ** 3 / 12)[slack]) / weights.sum()
    gm = number(draw, 0.6, 1.5) * (1 if draw["stable"] else -1)
    return weights, centers, tanks, float(weights @ centers[:, 2] / weights.sum() + rise + gm)


# Largest lever, range and power of sin(180 angle / range)**power: two that pass, then such
# as miss only the area to 30, the area from 30 to 40, the lever beyond 30, the angle of the largest.
KINDS = ((0.6, 80, 1), (0.24, 70, 1), (0.5, 90, 4), (0.24, 52, 3), (0.19, 70, 1), (0.6, 40, 1))


def curves(draw):
    angles = np.arange(0.0, draw["top"] + 1, draw["step"])
    c = draw["c"]
    kinds = draw.rng.permutation(np.arange(c) % len(KINDS)) if c > 1 else [0]
    kg = draw.rng.uniform(3, 7, c)
    rows = []
    for kind, height in zip(kinds, kg):
        largest, limit, power = KINDS[kind]
        bow = np.sin(np.pi * angles / limit)
        lever = largest * number(draw, 0.995, 1.005) * np.sign(bow) * np.abs(bow) ** power
        lever = lever + 1e-4 * draw(len(angles))
        rows.append(lever + height * np.sin(np.deg2rad(angles)))
    return np.array(rows), angles, kg


def sea(draw):
    n, steps = draw["n"], draw["steps"]
    vanishing = number(draw, 0.9, 1.1)
    phi0 = draw.rng.uniform(0.2, 0.5, n) * draw.rng.choice([-1, 1], n)
    wave = draw("n", "steps", scale=0.3)
    if draw["storm"]:  # the first ship is thrown over, and would come back but for the rule
        phi0[0] = 0.8 * vanishing
        wave[0] = -1.0
        wave[0, : max(1, steps // 3)] = 2.0
        if n > 1:
            phi0[1] = -phi0[0]
            wave[1] = -wave[0]
    return (
        phi0,
        wave,
        draw.rng.uniform(0.5, 1.5, n),
        draw.rng.uniform(2.5, 4.0, n),
        number(draw, 0.05, 0.2),
        number(draw, 0.2, 0.6),
        vanishing,
        number(draw, 0.3, 0.4),
    )


HULLS = (
    {"pairs": 3, "w": 5},
    {"pairs": 2, "w": 5},
    {"pairs": 1, "w": 4},
    {"pairs": 2, "w": 2},
)
FRESH_HULLS = ({"pairs": range(4, 8), "w": range(6, 10)},)

EXERCISES = (
    Exercise(
        name="waterplanes",
        inputs=lambda draw: (hull(draw), number(draw, 1.2, 2.5)),
        returns="dict",
        outputs={"area": 1, "lcf": 1, "inertia_t": 1, "inertia_l": 1},
        probes=(*HULLS, {"pairs": 3, "w": 1}),
        fresh=FRESH_HULLS,
        example=lambda reference: reference["example"]("waterplanes"),
        spots=("area", "lcf", "inertia_t[1]", "inertia_l[1]"),
    ),
    Exercise(
        name="hydrostatic_curves",
        inputs=lambda draw: (hull(draw), number(draw, 1.2, 2.5), number(draw, 0.4, 0.8)),
        returns="dict",
        outputs={"volume": 1, "kb": 1, "lcb": 1, "km": 1},
        probes=HULLS,
        fresh=FRESH_HULLS,
        calls=("waterplanes",),
        example=lambda reference: reference["example"]("hydrostatic_curves"),
        spots=("volume", "kb[0]", "lcb[1]", "km[1]"),
    ),
    Exercise(
        name="loading_condition",
        inputs=loads,
        returns="tuple",
        outputs={"displacement": 1, "center": 1, "gm": 1, "heel": 1},
        probes=(
            {"n": 6, "k": 5, "stable": True},
            {"n": 3, "k": 3, "stable": True},
            {"n": 4, "k": 4, "stable": True},
            {"n": 5, "k": 4, "stable": False},
            {"n": 1, "k": 1, "stable": True},
        ),
        fresh=(
            {"n": range(7, 12), "k": range(6, 10), "stable": True},
            {"n": range(7, 12), "k": range(6, 10), "stable": False},
        ),
        example=lambda reference: reference["example"]("loading_condition"),
        spots=("displacement", "center[2]", "gm", "heel"),
    ),
    Exercise(
        name="stability_check",
        inputs=curves,
        returns="dict",
        outputs={"gz": 1, "area_30": 1, "area_40": 1, "angle_max": 1, "passes": 1},
        probes=(
            {"c": 6, "top": 60, "step": 5},
            {"c": 7, "top": 60, "step": 10},
            {"c": 8, "top": 80, "step": 2},
            {"c": 1, "top": 50, "step": 10},
        ),
        fresh=(
            {"c": range(9, 13), "top": 70, "step": 5},
            {"c": range(9, 13), "top": 80, "step": 10},
        ),
        example=lambda reference: reference["example"]("stability_check"),
        spots=("gz[0][3]", "area_30", "area_40", "angle_max", "passes"),
    ),
    Exercise(
        name="roll_motion",
        inputs=sea,
        returns="tuple",
        outputs={"phi": 2, "capsized": 1},
        probes=(
            {"n": 3, "steps": 6, "storm": False},
            {"n": 4, "steps": 7, "storm": True},
            {"n": 5, "steps": 5, "storm": False},
            {"n": 1, "steps": 4, "storm": True},
            {"n": 2, "steps": 1, "storm": False},
        ),
        fresh=(
            {"n": range(6, 10), "steps": range(8, 11), "storm": True},
            {"n": range(6, 10), "steps": range(8, 11), "storm": False},
        ),
        time_outputs=("phi",),
        example=lambda reference: reference["example"]("roll_motion"),
        spots=("phi[0][1]", "phi[1]", "capsized"),
    ),
)
