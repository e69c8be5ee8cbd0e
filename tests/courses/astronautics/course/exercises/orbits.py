"""What the functions are tried on, and what of them is compared."""

import numpy as np
from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def draw_stages(draw):
    n = draw["n"]
    top_down = 3.0 ** np.arange(n)[::-1]
    prop = draw.rng.uniform(2, 5, n) * top_down
    struct = prop * draw.rng.uniform(0.08, 0.2, n)
    return prop, struct, draw.rng.uniform(250, 450, n), float(draw.rng.uniform(0.5, 2))


def draw_ascent(draw):
    """A burn of `burn` steps (not whole), then the rest in free flight."""
    m0 = float(draw.rng.uniform(80, 150))
    dt = float(draw.rng.uniform(1, 2))
    isp = float(draw.rng.uniform(180, 280))
    thrust = m0 * 9.81 * float(draw.rng.uniform(2, 3))
    prop = thrust / (isp * 9.81) * dt * (draw["burn"] + float(draw.rng.uniform(0.2, 0.8)))
    k = float(draw.rng.uniform(0.03, 0.08))
    h0 = float(draw.rng.uniform(1500, 4000))
    v0 = float(draw.rng.uniform(10, 60))
    return m0, prop, thrust, isp, k, h0, v0, dt, draw["steps"]


def draw_states(draw):
    n = draw["n"]
    mu = float(draw.rng.uniform(3e5, 5e5))
    while True:
        r, v = draw(3, "n"), draw(3, "n")
        r *= draw.rng.uniform(7000, 20000, n) / np.linalg.norm(r, axis=0)
        v *= draw.rng.uniform(0.6, 1.25, n) * np.sqrt(mu / np.linalg.norm(r, axis=0)) / np.linalg.norm(v, axis=0)
        comes = np.sum(r * v, axis=0) < 0
        if n < 3 or (comes.any() and not comes.all()):
            return r, v, mu


def draw_anomalies(draw):
    while True:
        M = draw.rng.uniform(0.2, 6.1, draw["n"])
        late = np.pi < M
        if draw["n"] < 3 or (late.any() and not late.all()):
            return M, float(draw.rng.uniform(0.2, 0.7)), draw["iterations"]


def draw_orbit(draw):
    a = float(draw.rng.uniform(12000, 30000))
    orbit = {
        "a": a,
        "e": float(draw.rng.uniform(0.1, 0.4)),
        "inc": float(draw.rng.uniform(0.3, 2.6)),
        "raan": float(draw.rng.uniform(0.3, 6)),
        "argp": float(draw.rng.uniform(0.3, 6)),
        "M0": float(draw.rng.uniform(0.3, 6)),
    }
    period = 2 * np.pi * np.sqrt(a**3 / 398600.4)
    return orbit, np.sort(draw.rng.uniform(0.1, 2.5, draw["n"])) * period, draw["iterations"]


def draw_eclipse(draw):
    """Arcs of an inclined orbit, with the Sun not far from its plane."""
    n = draw["n"]
    p, q, w = np.linalg.qr(draw(3, 3))[0].T
    angle = draw.rng.uniform(-0.5, 0.5) + draw["turn"] * np.arange(n) + draw["from"]
    dist = draw.rng.uniform(6800, 8500) * (1 + 0.1 * np.sin(angle))
    pos = dist * (np.outer(p, np.cos(angle)) + np.outer(q, np.sin(angle)))
    sun = (p + draw.rng.uniform(0.1, 0.4) * w) * draw.rng.uniform(1.3, 1.6)
    dt = draw["turn"] * 950.0 * float(draw.rng.uniform(0.9, 1.1))
    load = float(draw.rng.uniform(40, 80))
    capacity = load * float(draw.rng.uniform(0.9, 1.1)) * draw["hours"]
    return pos, sun, dt, load * float(draw.rng.uniform(1.6, 2.2)), load, capacity


EXERCISES = (
    Exercise(
        name="stage_budget",
        inputs=draw_stages,
        returns="dict",
        outputs={"ratio": 1, "dv": 1, "total": 1, "fraction": 1},
        probes=({"n": 3}, {"n": 2}, {"n": 4}, {"n": 1}),
        fresh=({"n": range(3, 7)},),
        example=lambda reference: reference["example"]("stage_budget"),
        spots=("ratio", "dv[0]", "total", "fraction"),
    ),
    Exercise(
        name="vertical_ascent",
        inputs=draw_ascent,
        returns="tuple",
        outputs={"h": 1, "v": 1, "m": 1},
        time_outputs=("h", "v", "m"),
        probes=(
            {"steps": 20, "burn": 4},
            {"steps": 6, "burn": 9},
            {"steps": 12, "burn": 2},
            {"steps": 1, "burn": 3},
        ),
        fresh=({"steps": range(14, 19), "burn": range(5, 8)},),
        example=lambda reference: reference["example"]("vertical_ascent"),
        spots=("h", "v[5]", "m[5]"),
    ),
    Exercise(
        name="orbital_elements",
        inputs=draw_states,
        returns="dict",
        outputs={"a": 1, "e": 1, "inc": 1, "raan": 1, "nu": 1},
        probes=({"n": 5}, {"n": 3}, {"n": 8}, {"n": 1}),
        fresh=({"n": range(4, 12)},),
        example=lambda reference: reference["example"]("orbital_elements"),
        spots=("a", "e[0]", "inc[1]", "raan[0]", "nu[1]"),
    ),
    Exercise(
        name="solve_kepler",
        inputs=draw_anomalies,
        returns="tuple",
        outputs={"E": 1, "nu": 1},
        probes=(
            {"n": 5, "iterations": 1},
            {"n": 3, "iterations": 2},
            {"n": 7, "iterations": 3},
            {"n": 1, "iterations": 0},
        ),
        fresh=({"n": range(6, 12), "iterations": 2},),
        example=lambda reference: reference["example"]("solve_kepler"),
        spots=("E", "nu"),
    ),
    Exercise(
        name="propagate",
        inputs=draw_orbit,
        returns="tuple",
        outputs={"pos": 2, "speed": 1},
        calls=("solve_kepler",),
        probes=(
            {"n": 5, "iterations": 3},
            {"n": 3, "iterations": 2},
            {"n": 8, "iterations": 1},
            {"n": 1, "iterations": 2},
        ),
        fresh=({"n": range(4, 12), "iterations": 2},),
        example=lambda reference: reference["example"]("propagate"),
        spots=("pos[0]", "pos[2][1]", "speed"),
    ),
    Exercise(
        name="eclipse_power",
        inputs=draw_eclipse,
        returns="dict",
        outputs={"dark": 1, "longest": 1, "charge": 2},
        probes=(
            {"n": 30, "turn": 0.42, "from": 0.0, "hours": 0.9},
            {"n": 24, "turn": 0.3, "from": 0.5, "hours": 0.3},
            {"n": 3, "turn": 0.5, "from": 2.4, "hours": 0.8},
            {"n": 36, "turn": 0.35, "from": 3.0, "hours": 1.2},
        ),
        fresh=({"n": range(25, 35), "turn": 0.38, "from": 1.2, "hours": 0.5},),
        example=lambda reference: reference["example"]("eclipse_power"),
        spots=("dark", "longest", "charge[1]", "charge[5]"),
    ),
)
