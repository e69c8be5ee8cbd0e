"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def heights(draw):
    """Altitudes below and above the tropopause, both where there are two or more."""
    h = draw.rng.uniform(500, 19500, draw["n"])
    h[0] = draw.rng.uniform(1000, 9000)
    if draw["n"] > 1:
        h[1] = draw.rng.uniform(13000, 19000)
    return h, float(draw.rng.uniform(5, 25)) * draw.settings.get("sign", 1)


def contour(draw):
    """An airfoil of n panels, somewhere on the x axis, of any chord."""
    n = draw["n"]
    angle = 2 * np.pi * (np.arange(n) + draw.rng.uniform(-0.2, 0.2, n)) / n
    chord = draw.rng.uniform(1.2, 2.5)
    x = draw.rng.uniform(0.2, 0.8) + chord * (1 + np.cos(angle)) / 2
    y = chord * (0.2 * np.sin(angle) + 0.1 * np.sin(angle / 2) + 0.05)
    nodes = np.stack([x, y], axis=1)
    nodes = np.concatenate([nodes, nodes[:1]])
    cf = draw.rng.uniform(0.1, 0.4, n)
    return nodes, draw("n"), cf, float(draw.rng.uniform(0.1, 0.4))


def layer(draw):
    """An outer flow that speeds up and slows down, with or without a separation."""
    n = draw["n"]
    x = draw.rng.uniform(0.1, 0.3) + np.cumsum(draw.rng.uniform(0.08, 0.2, n))
    s = (x - x[0]) / (x[-1] - x[0])
    bump = draw.settings.get("bump", 0.5)
    U = draw.rng.uniform(0.8, 1.3) * (1 + bump * np.sin(1.5 * np.pi * s) + 0.15 * s)
    nu = float(draw.rng.uniform(0.005, 0.02))
    theta0 = float(draw.rng.uniform(0.04, 0.08))
    return x, U, nu, theta0


def vortices(draw):
    """Points and vortices, the first point in the core of the first vortex."""
    points, centers = draw("m", 2), draw("n", 2)
    core = float(draw.rng.uniform(0.4, 0.8))
    points[0] = centers[0] + core * draw.rng.uniform(0.2, 0.5, 2)
    return points, centers, draw("n", scale=2), core


def wake(draw):
    """Vortices above the ground, the first two closer than a core."""
    n = draw["n"]
    start = np.stack([2 * draw("n"), draw.rng.uniform(0.8, 2.5, n)], axis=1)
    core = float(draw.rng.uniform(0.3, 0.5))
    if n > 2:
        start[1] = start[0] + core * draw.rng.uniform(0.3, 0.6, 2)
    gamma = draw.rng.uniform(1.5, 3, n) * np.where(np.arange(n) % 2, 1, -1)
    tau, dt = float(draw.rng.uniform(0.8, 2)), float(draw.rng.uniform(0.1, 0.25))
    return start, gamma, core, tau, dt, draw["steps"]


def wing(draw):
    """A wing with a twist; some stations are stalled and some are not."""
    n = draw["n"]
    chord, alpha = draw.rng.uniform(0.7, 1.6, n), draw.rng.uniform(0.05, 0.25, n)
    alpha0, a0 = float(draw.rng.uniform(-0.06, -0.02)), float(draw.rng.uniform(5, 6.2))
    return chord, alpha, alpha0, a0, float(draw.rng.uniform(4, 9)), draw["cl_max"]


EXERCISES = (
    Exercise(
        name="atmosphere",
        inputs=heights,
        returns="tuple",
        outputs={"T": 1, "p": 1, "rho": 1, "a": 1},
        probes=({"n": 5}, {"n": 3, "sign": -1}, {"n": 2}, {"n": 1}),
        fresh=({"n": range(6, 12)},),
        example=lambda reference: reference["example"]("atmosphere"),
        spots=("T[1]", "p[3]", "rho[3]", "a[0]"),
    ),
    Exercise(
        name="panel_loads",
        inputs=contour,
        returns="dict",
        outputs={"cl": 1, "cd": 1, "cm": 1, "cl_p": 1},
        probes=({"n": 8}, {"n": 5}, {"n": 12}, {"n": 3}),
        fresh=({"n": range(13, 20)},),
        example=lambda reference: reference["example"]("panel_loads"),
        spots=("cl", "cd", "cm", "cl_p"),
    ),
    Exercise(
        name="thwaites",
        inputs=layer,
        returns="tuple",
        outputs={"theta": 1, "H": 1, "cf": 1, "separated": 1},
        probes=({"n": 9}, {"n": 6, "bump": 0.15}, {"n": 14, "bump": 0.4}, {"n": 2, "bump": 0.3}),
        fresh=({"n": range(15, 22), "bump": 0.45},),
        example=lambda reference: reference["example"]("thwaites"),
        spots=("theta[1]", "H[0]", "H[4]", "cf[2]", "separated[4]"),
    ),
    Exercise(
        name="induced_velocity",
        inputs=vortices,
        returns="value",
        outputs={"velocity": 1},
        probes=({"m": 5, "n": 3}, {"m": 3, "n": 4}, {"m": 4, "n": 4}, {"m": 2, "n": 2}, {"m": 1, "n": 1}),
        fresh=({"m": range(6, 10), "n": range(5, 9)},),
        example=lambda reference: reference["example"]("induced_velocity"),
        spots=("velocity[0]", "velocity[1]"),
    ),
    Exercise(
        name="wake_descent",
        inputs=wake,
        returns="tuple",
        outputs={"path": 2, "circulation": 1, "lowest": 1},
        probes=(
            {"n": 3, "steps": 4},
            {"n": 4, "steps": 2},
            {"n": 2, "steps": 3},
            {"n": 2, "steps": 1},
            {"n": 1, "steps": 5},
        ),
        fresh=({"n": range(5, 8), "steps": range(6, 9)},),
        calls=("induced_velocity",),
        time_outputs=("path", "circulation", "lowest"),
        example=lambda reference: reference["example"]("wake_descent"),
        spots=("path[0][1]", "circulation[1]", "lowest"),
    ),
    Exercise(
        name="lifting_line",
        inputs=wing,
        returns="dict",
        outputs={"A": 2, "cl": 1, "CL": 1, "CDi": 1, "e": 1, "stalled": 1},
        probes=(
            {"n": 6, "cl_max": 0.8},
            {"n": 3, "cl_max": 0.7},
            {"n": 9, "cl_max": 0.9},
            {"n": 1, "cl_max": 0.3},
        ),
        fresh=({"n": range(10, 15), "cl_max": 0.8},),
        example=lambda reference: reference["example"]("lifting_line"),
        spots=("A[0]", "A[1]", "cl[2]", "CL", "CDi", "e", "stalled[2]"),
    ),
)
