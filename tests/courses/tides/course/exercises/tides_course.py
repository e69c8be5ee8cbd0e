"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def water(draw):
    """Salinity and temperature, a few of them too cold or nearly fresh."""
    shape = (draw["n"], draw["m"])
    S = draw.rng.uniform(0.5, 38, shape)
    T = draw.rng.uniform(2, 30, shape)
    S[0, 0] = 0.7  # sigma is negative there
    T[0, 0] = 28.0
    S[-1, -1] = 34.0
    T[-1, -1] = -4.0 + draw.rng.uniform(-1, 1)  # below freezing
    return S, T


def profiles(draw):
    """Stations: the first has a mixed layer of its own, the last one (if asked) reaches the bottom."""
    n, m = draw["n"], draw["m"]
    z = np.cumsum(draw.rng.uniform(3, 20, n))
    T = 15 + draw.rng.uniform(-3, 6, m) - np.cumsum(draw.rng.uniform(0.02, 0.5, (n, m)), axis=0)
    S = 34 + draw.rng.uniform(-1.5, 1.5, m) + np.cumsum(draw.rng.uniform(-0.03, 0.06, (n, m)), axis=0)
    if draw.settings.get("mixed", True):
        S[:, -1] = S[0, -1] + draw.rng.uniform(-0.01, 0.01, n)
        T[:, -1] = T[0, -1] + draw.rng.uniform(-0.05, 0.05, n)
    return S, T, z


def gauge(draw):
    """Water levels of a few constituents, with noise and gaps."""
    n, k = draw["n"], draw["k"]
    t = draw.rng.uniform(-2, 2) + np.arange(n) * draw.rng.uniform(0.9, 1.6)
    periods = np.array([12.42, 25.82, 6.21, 8.28, 4.14])[:k] * draw.rng.uniform(0.95, 1.05, k)
    amplitude = draw.rng.uniform(0.3, 2.0, k)
    lag = draw.rng.uniform(0.2, 2 * np.pi - 0.2, k)
    h = draw.rng.uniform(0.5, 2.0) + np.sum(
        amplitude * np.cos(2 * np.pi / periods * t[:, None] - lag), axis=1
    )
    h = h + draw("n", scale=0.3)
    if draw["gaps"]:
        h[draw.rng.choice(n, size=n // 5, replace=False)] = np.nan
    return t, h, periods


def sea(draw):
    """Periods and depths from deep to shallow water."""
    period = draw.rng.uniform(4, 14, draw["n"])
    depth = draw.rng.uniform(2, 40, draw["m"])
    depth[0] = draw.rng.uniform(1.5, 4)
    period[0] = draw.rng.uniform(4, 5)
    depth[-1] = draw.rng.uniform(12, 20)
    return period, depth, draw["steps"]


def velocities(draw):
    """Velocities with a memory, about a current of each drifter's own."""
    d, n = draw["d"], draw["n"]
    memory = draw["memory"]
    out = []
    for _ in range(2):
        w = np.zeros((d, n))
        w[:, 0] = draw.rng.normal(size=d)
        for i in range(1, n):
            w[:, i] = memory * w[:, i - 1] + np.sqrt(1 - memory**2) * draw.rng.normal(size=d)
        out.append(0.2 * w + draw.rng.normal(size=(d, 1)) * 0.3)
    return out[0], out[1], float(draw.rng.uniform(600, 7200)), draw["max_lag"]


EXERCISES = (
    Exercise(
        name="sea_water_sigma",
        inputs=water,
        returns="value",
        outputs={"sigma": 1},
        probes=({"n": 3, "m": 5}, {"n": 4, "m": 4}, {"n": 4, "m": 1}, {"n": 1, "m": 2}),
        fresh=({"n": range(5, 9), "m": range(6, 10)},),
        example=lambda reference: reference["example"]("sea_water_sigma"),
        spots=("sigma[0]", "sigma[1][2]"),
    ),
    Exercise(
        name="stratification",
        inputs=profiles,
        returns="tuple",
        outputs={"N2": 1, "mld": 1},
        calls=("sea_water_sigma",),
        probes=(
            {"n": 7, "m": 4},
            {"n": 5, "m": 5},
            {"n": 9, "m": 1, "mixed": False},
            {"n": 2, "m": 3},
        ),
        fresh=({"n": range(10, 14), "m": range(6, 10)},),
        example=lambda reference: reference["example"]("stratification"),
        spots=("N2[0]", "N2[1][1]", "mld"),
    ),
    Exercise(
        name="tidal_fit",
        inputs=gauge,
        returns="dict",
        outputs={"mean": 1, "amplitude": 2, "phase": 2, "explained": 1},
        probes=(
            {"n": 40, "k": 3, "gaps": True},
            {"n": 60, "k": 4, "gaps": True},
            {"n": 45, "k": 1, "gaps": True},
            {"n": 50, "k": 2, "gaps": False},
        ),
        fresh=(
            {"n": range(61, 80), "k": 5, "gaps": True},
            {"n": range(61, 80), "k": 2, "gaps": False},
        ),
        example=lambda reference: reference["example"]("tidal_fit"),
        spots=("mean", "amplitude[0]", "phase[1]", "explained"),
    ),
    Exercise(
        name="wave_dispersion",
        inputs=sea,
        returns="tuple",
        outputs={"k": 1, "cg": 1},
        probes=(
            {"n": 3, "m": 5, "steps": 1},
            {"n": 4, "m": 4, "steps": 2},
            {"n": 2, "m": 3, "steps": 0},
            {"n": 4, "m": 1, "steps": 3},
            {"n": 1, "m": 2, "steps": 1},
        ),
        fresh=({"n": range(5, 9), "m": range(6, 10), "steps": 1},),
        example=lambda reference: reference["example"]("wave_dispersion"),
        spots=("k[0]", "k[1][0]", "cg[1]"),
    ),
    Exercise(
        name="drifter_diffusion",
        inputs=velocities,
        returns="dict",
        outputs={"R": 2, "timescale": 1, "K": 1},
        time_outputs=("R",),
        probes=(
            {"d": 3, "n": 12, "max_lag": 7, "memory": 0.6},
            {"d": 10, "n": 10, "max_lag": 4, "memory": 0.95},
            {"d": 1, "n": 15, "max_lag": 9, "memory": 0.7},
            {"d": 2, "n": 8, "max_lag": 2, "memory": 0.9},
        ),
        fresh=(
            {"d": range(4, 9), "n": range(20, 30), "max_lag": range(10, 16), "memory": 0.7},
            {"d": range(4, 9), "n": range(20, 30), "max_lag": 3, "memory": 0.95},
        ),
        example=lambda reference: reference["example"]("drifter_diffusion"),
        spots=("R[0]", "R[2]", "timescale", "K"),
    ),
)
