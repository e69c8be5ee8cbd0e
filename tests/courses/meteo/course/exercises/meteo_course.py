"""What the functions are tried on, and what of them is compared."""

import numpy as np
from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def air(draw):
    """Temperature, warm and below zero, and humidity."""
    k, m = draw["k"], draw["m"]
    T = draw.rng.uniform(4, 28, (k, m))
    cold = draw.rng.random((k, m)) < 0.4
    cold.flat[0], cold.flat[-1] = draw.settings.get("cold", True), False
    T = np.where(cold, draw.rng.uniform(-30, -4, (k, m)), T)
    return T, draw.rng.uniform(25, 95, (k, m)), draw.rng.uniform(600, 1000, (k, 1))


def sounding(draw):
    """A column a column: most with inhibition, energy and a negative layer above."""
    k, m = draw["k"], draw["m"]
    z = np.cumsum(draw.rng.uniform(300, 900, k))
    p = 1000 * np.exp(-z / 8000)
    T = 24 - 0.0065 * z[:, None] + draw("k", "m", scale=0.7)
    rh = draw.rng.uniform(30, 90, (k, m))
    w = draw.reference["moisture"](T, rh, p[:, None])["w"]
    wave = 2.5 * np.sin(np.linspace(-1.2, 5.0, k))[:, None] * draw.rng.uniform(0.7, 1.3, m)
    excess = wave + draw("k", "m", scale=0.5)
    stable = draw.settings.get("stable")
    if stable == "all":
        excess = -np.abs(excess) - 0.2
    elif stable == "last":
        excess[:, -1] = -np.abs(excess[:, -1]) - 0.2
    return z, p, T, rh, (T + 273.15) * (1 + 0.61 * w) + excess


def circle(draw):
    """A tracer, winds of both signs, and steps that are stable."""
    q = 5 + draw("n", scale=2)
    u = draw.rng.uniform(4, 20, draw["n"]) * np.where(np.arange(draw["n"]) % 3 == 1, -1, 1)
    dx = float(draw.rng.uniform(40e3, 60e3))
    return q, u, float(draw.rng.uniform(2e5, 5e5)), dx, float(draw.rng.uniform(400, 800)), draw["steps"]


def sphere(draw):
    """Heights that fall toward the pole, with waves on them."""
    lat = draw["south"] + draw["dlat"] * np.arange(draw["k"], dtype=float)
    Z = 5700 - 400 * np.sin(np.radians(lat))[:, None] ** 2 + draw("k", "m", scale=40)
    return Z, lat, float(draw["dlon"])


def forecasts(draw):
    """Probabilities, some of them 0 and 1, and whether it rained."""
    prob = draw.rng.random(draw["n"])
    prob[0], prob[-1] = 1.0, 0.0
    if "low" in draw.settings:
        prob[1:] *= 0.4
    if "always" in draw.settings:
        return prob, np.full(draw["n"], draw["always"]), draw["bins"]
    rain = np.zeros(draw["n"])
    while not 0 < rain.mean() < 1:
        rain = (draw.rng.random(draw["n"]) < 0.2 + 0.6 * prob).astype(float)
    return prob, rain, draw["bins"]


EXERCISES = (
    Exercise(
        name="moisture",
        inputs=air,
        returns="dict",
        outputs={"e": 1, "w": 1, "Td": 1},
        probes=(
            {"k": 3, "m": 5},
            {"k": 4, "m": 2},
            {"k": 4, "m": 4},
            {"k": 1, "m": 1},
            {"k": 2, "m": 1, "cold": False},
        ),
        fresh=({"k": range(5, 9), "m": range(6, 10)},),
        example=lambda reference: reference["example"]("moisture"),
        spots=("e[0]", "w[1]", "Td[1][0]"),
    ),
    Exercise(
        name="cape_cin",
        inputs=sounding,
        returns="tuple",
        outputs={"cape": 1, "cin": 1},
        calls=("moisture",),
        probes=(
            {"k": 9, "m": 4},
            {"k": 12, "m": 3, "stable": "last"},
            {"k": 8, "m": 8},
            {"k": 10, "m": 1},
            {"k": 7, "m": 2, "stable": "all"},
        ),
        fresh=(
            {"k": range(13, 18), "m": range(5, 8)},
            {"k": range(13, 18), "m": range(5, 8), "stable": "last"},
        ),
        example=lambda reference: reference["example"]("cape_cin"),
        spots=("cape", "cin[0]"),
    ),
    Exercise(
        name="advect",
        inputs=circle,
        returns="value",
        outputs={"history": 1},
        time_outputs=("history",),
        probes=(
            {"n": 6, "steps": 3},
            {"n": 7, "steps": 1},
            {"n": 4, "steps": 4},
            {"n": 3, "steps": 2},
        ),
        fresh=({"n": range(8, 13), "steps": 3}, {"n": range(8, 13), "steps": 1}),
        example=lambda reference: reference["example"]("advect"),
        spots=("history[0]", "history[1][2]"),
    ),
    Exercise(
        name="geostrophic_wind",
        inputs=sphere,
        returns="dict",
        outputs={"u": 2, "v": 2, "profile": 1, "mean": 1},
        probes=(
            {"k": 4, "m": 6, "south": 30, "dlat": 5, "dlon": 60},
            {"k": 7, "m": 5, "south": -24, "dlat": 8, "dlon": 72},
            {"k": 5, "m": 5, "south": -60, "dlat": 4, "dlon": 20},
            {"k": 2, "m": 3, "south": 44, "dlat": 3, "dlon": 10},
        ),
        fresh=(
            {"k": range(8, 11), "m": range(7, 12), "south": 25, "dlat": 6, "dlon": range(11, 19)},
            {"k": range(8, 11), "m": range(7, 12), "south": -27, "dlat": 6, "dlon": range(11, 19)},
        ),
        example=lambda reference: reference["example"]("geostrophic_wind"),
        spots=("u[0]", "v[1][2]", "profile", "mean"),
    ),
    Exercise(
        name="brier_decomposition",
        inputs=forecasts,
        returns="tuple",
        outputs={"rel": 1, "res": 1, "unc": 1, "skill": 1, "counts": 1},
        probes=(
            {"n": 20, "bins": 5},
            {"n": 12, "bins": 10, "low": True},
            {"n": 8, "bins": 8},
            {"n": 9, "bins": 3, "always": 0.0},
            {"n": 15, "bins": 1},
        ),
        fresh=(
            {"n": range(25, 40), "bins": range(6, 11)},
            {"n": range(25, 40), "bins": range(6, 11), "low": True},
            {"n": range(25, 40), "bins": range(6, 11), "always": 1.0},
        ),
        example=lambda reference: reference["example"]("brier_decomposition"),
        spots=("rel", "res", "unc", "skill", "counts"),
    ),
)
