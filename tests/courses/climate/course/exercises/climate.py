"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def bands(draw):
    """Temperatures and latitudes of n bands, in no order; ice, some ice and none."""
    lat = draw.rng.uniform(-80, 80, draw["n"])
    T = 26 - 0.55 * np.abs(lat) + 5 * draw("n")
    return T, lat


def zonal_inputs(draw):
    T, lat = bands(draw)
    S0, A, B = draw.rng.uniform([1300, 190, 1.5], [1420, 215, 2.5])
    return T, lat, float(S0), float(A), float(B)


def run_inputs(draw):
    T, lat = bands(draw)
    S = draw.rng.uniform(1250, 1450, draw["t"])
    low, high = [190, 1.5, 2.0, 6.0, 0.3], [215, 2.5, 4.0, 10.0, 0.8]
    A, B, D, C, dt = (float(v) for v in draw.rng.uniform(low, high))
    return T, lat, S, A, B, D, C, dt


def layer_inputs(draw):
    F = draw.rng.uniform(1, 5, (draw["m"], draw["t"])) * np.where(draw("m", 1) > -1, 1, -1)
    low, high = [0.8, 0.5, 1.2, 5.0, 12.0, 0.6], [1.8, 1.1, 1.7, 9.0, 40.0, 1.8]
    return (F, *(float(v) for v in draw.rng.uniform(low, high)))


def carbon_inputs(draw):
    E = draw.rng.uniform(4, 12, draw["t"])
    E[1::3] *= -0.5  # in every third year more is taken out than emitted
    share = draw.rng.uniform(0.5, 1.5, draw["p"])
    rate = draw.rng.uniform(0.02, 0.5, draw["p"])
    if draw["p"] > 1:
        rate[0] = 0.0
    start = draw.rng.uniform(20, 120, draw["p"])
    return E, share / np.sum(share), rate, start, float(draw.rng.uniform(0.5, 2.0))


def station_inputs(draw):
    s, first, start = draw["s"], draw["first"], draw["start"]
    t = start + 12 * draw["years"] + draw["after"]
    k = np.arange(t)
    lat = draw.rng.uniform(-75, 75, s)
    season = draw.rng.uniform(3, 12, (s, 1)) * np.cos(2 * np.pi * (first + k - 6) / 12)
    X = draw.rng.uniform(-5, 20, (s, 1)) + season + 0.03 * k + draw("s", t)
    gaps = draw.rng.random((s, t)) < draw["gaps"]
    gaps[k % s, k] = False  # in each month a station measures
    gaps[:, start : start + 12] = False  # and each has a value in the base period
    X[gaps] = np.nan
    return X, lat, first, start, start + 12 * draw["years"]


def trend_inputs(draw):
    s, n = draw["s"], draw["n"]
    time = 1950 + draw.rng.integers(40) + draw["step"] * np.arange(n)
    noise = draw("s", n, scale=0.3)
    for k in range(1, n):
        noise[:, k] += draw["memory"] * noise[:, k - 1]
    u = np.linspace(-1, 1, n)
    slope = draw.rng.uniform(-1.5, 2.5, (s, 1))
    return time, 10 + draw("s", 1) + slope * u + draw["bend"] * u**2 + noise


EXERCISES = (
    Exercise(
        name="zonal_budget",
        inputs=zonal_inputs,
        returns="tuple",
        outputs={"albedo": 1, "net": 2, "imbalance": 1},
        probes=({"n": 8}, {"n": 5}, {"n": 12}, {"n": 1}),
        fresh=({"n": range(6, 16)},),
        example=lambda reference: reference["example"]("zonal_budget"),
        spots=("albedo", "net[0]", "net[2]", "imbalance"),
    ),
    Exercise(
        name="run_energy_balance",
        inputs=run_inputs,
        returns="tuple",
        outputs={"history": 2, "mean": 1, "ice_area": 1},
        calls=("zonal_budget",),
        time_outputs=("history", "mean", "ice_area"),
        probes=({"n": 7, "t": 4}, {"n": 5, "t": 5}, {"n": 4, "t": 9}, {"n": 3, "t": 1}, {"n": 1, "t": 3}),
        fresh=({"n": range(6, 11), "t": range(6, 13)},),
        example=lambda reference: reference["example"]("run_energy_balance"),
        spots=("history[0]", "mean", "ice_area"),
    ),
    Exercise(
        name="two_layer_response",
        inputs=layer_inputs,
        returns="dict",
        outputs={"surface": 2, "deep": 1, "imbalance": 1},
        time_outputs=("surface", "deep", "imbalance"),
        probes=({"m": 3, "t": 6}, {"m": 4, "t": 4}, {"m": 2, "t": 11}, {"m": 1, "t": 3}, {"m": 2, "t": 1}),
        fresh=({"m": range(2, 7), "t": range(5, 14)},),
        example=lambda reference: reference["example"]("two_layer_response"),
        spots=("surface[0]", "deep[1]", "imbalance[1]"),
    ),
    Exercise(
        name="carbon_pools",
        inputs=carbon_inputs,
        returns="dict",
        outputs={"pools": 2, "co2": 1, "forcing": 1, "airborne": 1},
        time_outputs=("pools", "co2", "forcing", "airborne"),
        probes=({"p": 4, "t": 6}, {"p": 3, "t": 3}, {"p": 2, "t": 10}, {"p": 1, "t": 4}, {"p": 4, "t": 1}),
        fresh=({"p": range(2, 7), "t": range(5, 13)},),
        example=lambda reference: reference["example"]("carbon_pools"),
        spots=("pools[1]", "co2", "forcing", "airborne"),
    ),
    Exercise(
        name="monthly_anomalies",
        inputs=station_inputs,
        returns="dict",
        outputs={"climatology": 1, "anomaly": 1, "region": 1},
        time_outputs=("anomaly", "region"),
        probes=(
            {"s": 4, "years": 2, "first": 3, "start": 5, "after": 9, "gaps": 0.25},
            {"s": 3, "years": 3, "first": 0, "start": 8, "after": 2, "gaps": 0.2},
            {"s": 2, "years": 1, "first": 7, "start": 14, "after": 6, "gaps": 0.0},
            {"s": 1, "years": 2, "first": 11, "start": 3, "after": 5, "gaps": 0.0},
            {"s": 5, "years": 2, "first": 4, "start": 0, "after": 11, "gaps": 0.3},
        ),
        fresh=(
            {
                "s": range(2, 8),
                "years": range(2, 6),
                "first": range(12),
                "start": range(1, 14),
                "after": range(1, 14),
                "gaps": 0.25,
            },
        ),
        example=lambda reference: reference["example"]("monthly_anomalies"),
        spots=("climatology[1]", "anomaly[0]", "region"),
    ),
    Exercise(
        name="trend_significance",
        inputs=trend_inputs,
        returns="tuple",
        outputs={"slope": 1, "lag1": 1, "error": 1, "significant": 1},
        probes=(
            {"s": 4, "n": 12, "step": 1.0, "memory": 0.4, "bend": 0.5},
            {"s": 6, "n": 6, "step": 1.0, "memory": 0.0, "bend": 2.0},
            {"s": 3, "n": 25, "step": 0.5, "memory": 0.7, "bend": 0.5},
            {"s": 5, "n": 10, "step": 2.0, "memory": -0.7, "bend": 0.0},
            {"s": 1, "n": 9, "step": 1.0, "memory": 0.8, "bend": 3.0},
        ),
        fresh=(
            {"s": range(2, 8), "n": range(11, 31), "step": 1.0, "memory": 0.6, "bend": 0.6},
            {"s": range(2, 8), "n": range(11, 31), "step": 0.5, "memory": -0.4, "bend": 0.0},
        ),
        example=lambda reference: reference["example"]("trend_significance"),
        spots=("slope", "lag1", "error", "significant"),
    ),
)
