"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def exchangers(draw):
    n, rng = draw["n"], draw.rng
    flow = rng.uniform(0.5, 3, (2, n))
    cp = rng.uniform(3.3, 4.2, (2, n))
    flow[1] = flow[0] * (0.4 + 0.35 * np.arange(n) + rng.uniform(0, 0.2, n))  # either side is C_min
    for i in draw.settings.get("balanced", ()):
        flow[1, i], cp[1, i] = flow[0, i], cp[0, i]
    T_in = np.stack([rng.uniform(60, 95, n), rng.uniform(2, 20, n)])
    film = rng.uniform(1.5, 6, (2, n))
    area = rng.uniform(2, 8, n)
    return flow, cp, T_in, film, area, float(rng.uniform(0.05, 0.2)), draw["arrangement"]


def hops(draw):
    k, b, rng = draw["k"], draw["b"], draw.rng
    alpha = rng.uniform(0.04, 0.14, k)
    grams = rng.uniform(10, 40, (k, b)) * np.linspace(1, draw["strong"], b)
    boil = np.resize([60.0, 0.0, 15.0, 30.0, 10.0, 75.0], k)
    pellets = np.resize([False, True, True], k)
    rng.shuffle(boil)
    rng.shuffle(pellets)
    return alpha, grams, boil, pellets, rng.uniform(1.035, 1.09, b), rng.uniform(18, 30, b)


def tanks(draw):
    n, m, rng = draw["n"], draw["m"], draw.rng
    p = {
        "mu": float(rng.uniform(0.05, 0.1)),
        "Q10": float(rng.uniform(1.8, 2.6)),
        "Ks": float(rng.uniform(5, 20)),
        "P_max": float(rng.uniform(80, 110)) * draw.settings.get("tolerant", 1.0),
        "Y_yeast": float(rng.uniform(0.08, 0.15)),
        "Y_ethanol": float(rng.uniform(0.4, 0.5)),
        "death": float(rng.uniform(0.005, 0.02)),
    }
    sugar, yeast = rng.uniform(60, 140, n), rng.uniform(2, 8, n)
    return sugar, yeast, rng.uniform(10, 28, (n, m)), draw["dt"], p


def retort(draw):
    n, m, rng = draw["n"], draw["m"], draw.rng
    minutes = np.cumsum(rng.uniform(1, 4, m)) + 2
    rise = np.minimum((minutes - minutes[0]) / (minutes[-1] - minutes[0]) * 2, 1)
    temps = 92 + (26 + rng.uniform(-3, 3, (n, 1))) * rise + rng.uniform(0, 4, (n, m))
    return temps, minutes, float(rng.choice([120.0, 121.1, 118.5]))


def one_retort(draw):
    temps, minutes, T_ref = retort(draw)
    z = float(draw.rng.uniform(8.5, 12))
    target = draw["part"] * (minutes[-1] - minutes[0])
    return temps, minutes, T_ref, z, float(target)


def spores(draw):
    k, rng = draw["k"], draw.rng
    temps, minutes, T_ref = retort(draw)
    D = rng.uniform(0.14, 0.28, k) * (minutes[-1] - minutes[0])
    return temps, minutes, T_ref, D, rng.uniform(8.5, 12, k), rng.uniform(20, 120, k), draw["decades"]


EXERCISES = (
    Exercise(
        name="heat_exchanger",
        inputs=exchangers,
        returns="tuple",
        outputs={"eff": 2, "q": 1, "T_out": 1},
        probes=(
            {"n": 4, "arrangement": "counter"},
            {"n": 2, "arrangement": "parallel"},
            {"n": 3, "arrangement": "counter", "balanced": (1,)},
            {"n": 3, "arrangement": "parallel", "balanced": (0,)},
            {"n": 1, "arrangement": "counter"},
        ),
        fresh=(
            {"n": range(5, 10), "arrangement": "counter", "balanced": (2,)},
            {"n": range(5, 10), "arrangement": "parallel"},
        ),
        example=lambda reference: reference["example"]("heat_exchanger"),
        spots=("eff", "q[1]", "T_out[0]", "T_out[1][2]"),
    ),
    Exercise(
        name="hop_bitterness",
        inputs=hops,
        returns="dict",
        outputs={"ibu": 3, "late": 1, "ratio": 1},
        probes=(
            {"k": 5, "b": 3, "strong": 6.0},
            {"k": 3, "b": 4, "strong": 1.0},
            {"k": 4, "b": 4, "strong": 3.0},
            {"k": 6, "b": 2, "strong": 2.0},
            {"k": 1, "b": 1, "strong": 1.0},
        ),
        fresh=({"k": range(7, 11), "b": range(5, 9), "strong": 0.25},),
        example=lambda reference: reference["example"]("hop_bitterness"),
        spots=("ibu", "late[0]", "ratio[1]"),
    ),
    Exercise(
        name="ferment",
        inputs=tanks,
        returns="tuple",
        outputs={"S": 1, "X": 1, "P": 1},
        time_outputs=("S", "X", "P"),
        probes=(
            {"n": 3, "m": 8, "dt": 4.0},
            {"n": 4, "m": 4, "dt": 3.0},
            {"n": 2, "m": 20, "dt": 4.0},
            {"n": 3, "m": 14, "dt": 5.0, "tolerant": 0.07},
            {"n": 1, "m": 1, "dt": 1.5},
        ),
        fresh=(
            {"n": range(5, 9), "m": range(9, 13), "dt": 4.5},
            {"n": range(5, 9), "m": range(21, 25), "dt": 2.0},
        ),
        example=lambda reference: reference["example"]("ferment"),
        spots=("S[0]", "X[1][3]", "P[1]"),
    ),
    Exercise(
        name="lethality",
        inputs=one_retort,
        returns="tuple",
        outputs={"F": 3, "done": 2},
        time_outputs=("F",),
        probes=(
            {"n": 3, "m": 9, "part": 0.2},
            {"n": 5, "m": 5, "part": 0.1},
            {"n": 4, "m": 6, "part": 0.4},
            {"n": 1, "m": 2, "part": 0.15},
        ),
        fresh=({"n": range(6, 10), "m": range(10, 15), "part": 0.25},),
        example=lambda reference: reference["example"]("lethality"),
        spots=("F[0]", "F[1][4]", "done"),
    ),
    Exercise(
        name="microbial_survival",
        inputs=spores,
        returns="dict",
        outputs={"reduction": 2, "sterile": 1, "ready": 1, "worst": 1},
        calls=("lethality",),
        probes=(
            {"n": 3, "m": 8, "k": 2, "decades": 2.0},
            {"n": 4, "m": 4, "k": 4, "decades": 1.0},
            {"n": 2, "m": 9, "k": 5, "decades": 1.5},
            {"n": 5, "m": 6, "k": 3, "decades": 2.5},
            {"n": 1, "m": 5, "k": 1, "decades": 0.5},
        ),
        fresh=({"n": range(6, 10), "m": range(10, 15), "k": range(6, 9), "decades": 1.25},),
        example=lambda reference: reference["example"]("microbial_survival"),
        spots=("reduction[0]", "sterile", "ready[1]", "worst"),
    ),
)
