"""What the functions are tried on, and what of them is compared."""

import numpy as np
from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def layers(draw):
    uniform = draw.rng.uniform
    return uniform(0.02, 0.3, draw["L"]), uniform(0.05, 1.5, draw["L"])


def wall(draw):
    uniform = draw.rng.uniform
    d, lam = layers(draw)
    T_in, T_out = uniform(18, 25, draw["m"]), uniform(-12, 12, draw["m"])
    return d, lam, T_in, T_out, float(uniform(4, 9)), float(uniform(15, 30))


def air(draw):
    """Both sides of 0 °C, of the air and of the dew point, where there are three hours or more."""
    shape = draw["k"], draw["m"]
    while True:
        T, phi = draw.rng.uniform(-12, 26, shape), draw.rng.uniform(0.25, 0.95, shape)
        p_v = phi * 610.5 * np.exp(T / 14)
        mixed = ((T > 0) & (p_v < 500)).any() and ((T > 0) & (p_v > 700)).any() and (T < -1).any()
        if mixed or T.size < 3:
            return T, phi


def vapour(draw):
    """Some places wet, some dry, and some wet at some hours only, where there is more than one hour."""
    uniform, m = draw.rng.uniform, draw["m"]
    while True:
        d, lam = layers(draw)
        mu = uniform(2, 60, draw["L"])
        arguments = (
            *(d, lam, mu),
            *(uniform(18, 24, m), uniform(-12, 12, m), uniform(0.5, 0.85, m), uniform(0.6, 0.9, m)),
        )
        _, T = draw.reference["wall_temperatures"](d, lam, *arguments[3:5])
        moist = draw.reference["humid_air"]
        p_in = moist(arguments[3], arguments[5])["p_v"]
        p_out = moist(arguments[4], arguments[6])["p_v"]
        part = np.concatenate(([0.0], np.cumsum(mu * d))) / np.sum(mu * d)
        over = p_in - part[:, None] * (p_in - p_out) - moist(T, np.ones(T.shape))["p_v"]
        wet = np.sum(over > 0, axis=1)
        mixed = ((wet > 0) & (wet < m)).any() or m == 1
        if mixed and (over > 0).any() and (wet < m).any() and np.abs(over).min() > 0.5:
            return arguments


def zones(draw):
    uniform, k, n = draw.rng.uniform, draw["k"], draw["n"]
    K = uniform(10, 60, (k, k))
    K = (K + K.T) / 2
    np.fill_diagonal(K, 0)
    # one zone too cold for its heater, one that needs less, one that needs nothing, and so on
    T0 = np.array([14.0, 19.5, 24.0])[np.arange(k) % 3] + uniform(-0.3, 0.3, k)
    return (
        *(T0, uniform(4e5, 9e5, k), uniform(20, 60, k), K),
        *(uniform(-8, 8, n), uniform(50, 400, (k, n)), uniform(19.5, 21, k), uniform(1000, 2000, k)),
        float(draw.rng.choice([600, 900, 1200])),
    )


def openings(draw):
    uniform, k = draw.rng.uniform, draw["k"]
    return (
        *(uniform(0.5, 9, k), uniform(0.05, 0.8, k), uniform(-0.7, 0.8, k)),
        *(float(uniform(1, 5)), float(uniform(19, 26)), float(uniform(-5, 12)), float(uniform(150, 600))),
        *((float(uniform(0.55, 0.75)),) if draw.settings.get("sharp") else ()),
    )


WALLS = ({"L": 3, "m": 5}, {"L": 4, "m": 2}, {"L": 4, "m": 4}, {"L": 3, "m": 4}, {"L": 1, "m": 1})
FRESH_WALLS = ({"L": range(5, 9), "m": range(6, 10)},)

EXERCISES = (
    Exercise(
        name="wall_temperatures",
        inputs=wall,
        returns="tuple",
        outputs={"U": 1, "T": 1},
        probes=WALLS,
        fresh=FRESH_WALLS,
        example=lambda reference: reference["example"]("wall_temperatures"),
        spots=("U", "T[0]", "T[2][1]"),
    ),
    Exercise(
        name="humid_air",
        inputs=air,
        returns="dict",
        outputs={"p_v": 1, "x": 1, "h": 1, "T_dew": 1},
        probes=({"k": 3, "m": 5}, {"k": 4, "m": 2}, {"k": 4, "m": 4}, {"k": 1, "m": 1}),
        fresh=({"k": range(5, 9), "m": range(6, 10)},),
        example=lambda reference: reference["example"]("humid_air"),
        spots=("p_v[0]", "x[1]", "h[0][1]", "T_dew[1]"),
    ),
    Exercise(
        name="glaser",
        inputs=vapour,
        returns="tuple",
        outputs={"g": 1, "excess": 1, "wet_hours": 1},
        calls=("wall_temperatures", "humid_air"),
        probes=WALLS,
        fresh=FRESH_WALLS,
        example=lambda reference: reference["example"]("glaser"),
        spots=("g", "excess[2]", "wet_hours"),
    ),
    Exercise(
        name="heat_zones",
        inputs=zones,
        returns="dict",
        outputs={"T": 1, "P": 1, "E": 1},
        probes=({"k": 4, "n": 6}, {"k": 3, "n": 5}, {"k": 5, "n": 5}, {"k": 3, "n": 1}, {"k": 1, "n": 4}),
        fresh=({"k": range(6, 10), "n": range(7, 12)},),
        time_outputs=("T", "P"),
        example=lambda reference: reference["example"]("heat_zones"),
        spots=("T[0]", "P[1]", "E"),
    ),
    Exercise(
        name="opening_flows",
        inputs=openings,
        returns="tuple",
        outputs={"p0": 1, "m": 1, "ach": 1},
        probes=({"k": 4}, {"k": 3, "sharp": True}, {"k": 5, "sharp": True}, {"k": 2}),
        fresh=({"k": range(6, 12), "sharp": True},),
        example=lambda reference: reference["example"]("opening_flows"),
        spots=("p0", "m", "ach"),
    ),
)
