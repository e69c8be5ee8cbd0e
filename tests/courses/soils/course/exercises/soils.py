"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def sieves(draw):
    """Openings, and masses; the samples are in turn well graded, too narrow, with a gap, and Cc above 3."""
    n, m = draw["n"], draw["m"]
    openings = 9.5 / np.cumprod(draw.rng.uniform(1.6, 2.8, n))
    logs = np.log10(openings[::-1])
    retained = np.zeros((m, n + 1))
    for i in range(m):
        kind = None
        while kind != i % 4:
            row = np.exp(draw.rng.normal(4, 1, n + 1))
            passing = 100 - 100 * np.cumsum(row)[-2::-1] / np.sum(row)
            if passing[-1] < 65 or passing[0] > 9.5:
                continue
            D10, D30, D60 = 10 ** np.interp((10, 30, 60), passing, logs)
            Cu, Cc = D60 / D10, D30**2 / D10 / D60
            if abs(Cu - 6) < 0.1 or abs(Cc - 1) < 0.03 or abs(Cc - 3) < 0.1:
                continue
            kind = (3 if Cc > 3 else 2 if Cc < 1 else 0) if Cu > 6 else 1 if 1 < Cc < 3 else None
        retained[i] = row
    return openings, retained


def loads(draw):
    """Loads, and where they stand."""
    k = draw["k"]
    return draw.rng.uniform(300, 2400, k), draw.rng.uniform(-3, 4, (k, 2))


def points(draw):
    """Points below the surface, and as many above it as the probe says."""
    m = draw["m"]
    z = draw.rng.uniform(0.8, 5, m)
    above = draw.rng.permutation(m)[: draw["above"]]
    z[above] = -draw.rng.uniform(0.5, 2, len(above))
    return np.column_stack([draw.rng.uniform(-3, 4, (m, 2)), z])


def ground(draw):
    """Layers of clay, the water table at a part of the depth, and the loads."""
    n = draw["n"]
    rng = draw.rng
    h = rng.uniform(0.9, 2.2, n)
    gamma = rng.uniform(16.5, 21, n)
    water = float(rng.uniform(0.2, 0.45) * np.sum(h))
    clay = np.column_stack([rng.uniform(0.2, 0.6, n), rng.uniform(0.03, 0.09, n), rng.uniform(0.6, 1.4, n)])
    ocr = rng.uniform(1.1, 1.6, n)
    ocr[rng.permutation(n)[: n // 2]] = rng.uniform(4, 9)
    Q, positions = loads(draw)
    return h, gamma, water, clay, ocr, Q, positions, rng.uniform(-1, 1, 2)


def column(draw):
    """Initial pressures, and a beta below a half."""
    rng = draw.rng
    dz, dt = float(rng.uniform(0.3, 0.7)), float(rng.uniform(0.05, 0.2))
    cv = float(rng.uniform(0.2, 0.45)) * dz**2 / dt
    return rng.uniform(30, 90, draw["n"]), cv, dz, dt, draw["steps"], draw["drained"]


def slices(draw):
    """Slices from toe to crest; at least one normal force is limited and one is not."""
    n = draw["n"]
    rng = draw.rng
    while True:
        alpha = np.sort(rng.uniform(-15, 58, n))
        b = rng.uniform(1.2, 2.5, n)
        W = 19 * b * rng.uniform(0.8, 7, n)
        u = rng.uniform(4, 26, n)
        a = np.deg2rad(alpha)
        pull = W * np.cos(a) < u * b / np.cos(a)
        if alpha[0] < -2 and alpha[-1] > 30 and pull.any() and not pull.all() and np.sum(W * np.sin(a)) > 15 * n:
            return W, b, alpha, rng.uniform(5, 25, n), rng.uniform(18, 34, n), u, draw["rounds"]


EXERCISES = (
    Exercise(
        name="grading_curve",
        inputs=sieves,
        returns="dict",
        outputs={"passing": 2, "D": 2, "Cu": 1, "Cc": 1, "well_graded": 1},
        probes=({"n": 6, "m": 3}, {"n": 5, "m": 4}, {"n": 5, "m": 5}, {"n": 7, "m": 1}),
        fresh=({"n": range(8, 12), "m": range(4, 9)},),
        example=lambda reference: reference["example"]("grading_curve"),
        spots=("passing[0]", "D[1]", "Cu", "Cc", "well_graded"),
    ),
    Exercise(
        name="stress_increase",
        inputs=lambda draw: (*loads(draw), points(draw)),
        returns="value",
        outputs={"stress": 1},
        probes=(
            {"k": 4, "m": 5, "above": 1},
            {"k": 2, "m": 3, "above": 0},
            {"k": 4, "m": 4, "above": 2},
            {"k": 1, "m": 1, "above": 0},
            {"k": 3, "m": 2, "above": 1},
        ),
        fresh=({"k": range(5, 9), "m": range(6, 10), "above": 2},),
        example=lambda reference: reference["example"]("stress_increase"),
        spots=("stress[0]", "stress[2]"),
    ),
    Exercise(
        name="settlement",
        inputs=ground,
        returns="tuple",
        outputs={"effective": 2, "s": 2, "total": 1},
        calls=("stress_increase",),
        probes=({"n": 4, "k": 3}, {"n": 5, "k": 2}, {"n": 3, "k": 3}, {"n": 1, "k": 1}),
        fresh=({"n": range(6, 10), "k": range(4, 8)},),
        example=lambda reference: reference["example"]("settlement"),
        spots=("effective[1]", "s[0]", "s[2]", "total"),
    ),
    Exercise(
        name="pore_pressure",
        inputs=column,
        returns="tuple",
        outputs={"u": 2, "degree": 1},
        time_outputs=("u", "degree"),
        probes=(
            {"n": 5, "steps": 4, "drained": True},
            {"n": 6, "steps": 3, "drained": False},
            {"n": 4, "steps": 3, "drained": True},
            {"n": 4, "steps": 1, "drained": False},
        ),
        fresh=(
            {"n": range(7, 11), "steps": range(5, 9), "drained": True},
            {"n": range(7, 11), "steps": range(5, 9), "drained": False},
        ),
        example=lambda reference: reference["example"]("pore_pressure"),
        spots=("u[1]", "u[4]", "degree"),
    ),
    Exercise(
        name="slope_safety",
        inputs=slices,
        returns="dict",
        outputs={"fellenius": 1, "bishop": 1},
        time_outputs=("bishop",),
        probes=({"n": 6, "rounds": 3}, {"n": 5, "rounds": 2}, {"n": 3, "rounds": 3}, {"n": 4, "rounds": 1}),
        fresh=({"n": range(7, 12), "rounds": 2},),
        example=lambda reference: reference["example"]("slope_safety"),
        spots=("fellenius", "bishop[0]", "bishop[1]"),
    ),
)
