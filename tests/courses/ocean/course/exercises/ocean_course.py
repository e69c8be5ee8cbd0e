"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def water(draw):
    S = 35.0 + draw("k", "m", scale=2.0)
    T = 10.0 + draw("k", "m", scale=6.0)
    z = np.sort(draw.rng.uniform(5.0, 2000.0, draw["k"]))
    return S, T, z


def profiles(draw):
    """Two levels above 10 m, the others below; every third station is mixed to the bottom."""
    k, m = draw["k"], draw["m"]
    threshold = draw["threshold"]
    z = np.concatenate(
        [np.sort(draw.rng.uniform(1.0, 9.0, 2)), 11.0 + np.cumsum(draw.rng.uniform(5.0, 30.0, k - 2))]
    )
    mixed = draw.settings.get("mixed", "some")
    while True:
        T = 14.0 + draw("k", "m", scale=1.0) - 0.01 * z[:, None]
        S = 34.5 + draw("k", "m", scale=0.3) + 0.002 * z[:, None]
        calm = np.arange(m) % 3 == 1 if mixed == "some" else np.full(m, mixed == "all")
        for j in np.nonzero(calm)[0]:
            T[2:, j] = T[2, j] + draw(k - 2, scale=0.002)
            S[2:, j] = S[2, j] + draw(k - 2, scale=0.002)
        r, _ = draw.reference["density_anomaly"](S, T, np.zeros(k))
        below = r[2:] - r[2] > threshold
        found = below.any(axis=0)
        late = found & ~below[1]  # not at the level next to the reference
        if (found != calm).all() and (calm.all() or late.any()):
            return S, T, z, threshold


def waves(draw):
    while True:
        period = draw.rng.uniform(4.0, 16.0, draw["m"])
        h = draw.rng.uniform(2.0, 60.0, draw["m"])
        shallow = (2 * np.pi / period) ** 2 * h / draw.reference["G"] < 1
        if draw["m"] == 1 or (shallow.any() and not shallow.all()):
            return period, h, draw["steps"]


def record(draw):
    n, c = draw["n"], draw["c"]
    while True:
        omega = draw.rng.uniform(0.2, 1.5, c)
        if c == 1 or np.min(np.diff(np.sort(omega))) > 0.1:
            break
    t = 7.3 + np.cumsum(draw.rng.uniform(0.6, 1.4, n))
    phase = draw.rng.uniform(0.2, 6.1, c)
    amplitude = draw.rng.uniform(0.3, 1.5, c)
    eta = 1.7 + np.cos(np.outer(t, omega) - phase) @ amplitude + draw("n", scale=0.1)
    valid = draw.rng.random(n) < 0.8
    valid[n // 2] = False
    eta[~valid] = -9.0
    return t, eta, valid, omega


def tracks(draw):
    """Drifters near the date line, some pairs near each other and some not."""
    d, n, limit = draw["d"], draw["n"], draw["limit"]
    while True:
        lon = 179.9 + draw("d", 1, scale=0.4) + np.cumsum(draw("d", "n", scale=0.15), axis=1)
        lat = 48.0 + draw("d", 1, scale=0.3) + np.cumsum(draw("d", "n", scale=0.1), axis=1)
        pairs = [(i, j) for i in range(d) for j in range(i)]
        apart = np.array([np.hypot((lon[i] - lon[j]) * 74.0, (lat[i] - lat[j]) * 111.0) for i, j in pairs])
        near = apart[:, 0] < limit
        if draw.settings.get("meet", False):  # a pair that does not count comes closest of all
            enough = near.any() and not near.all() and apart[~near].min() < apart[near].min() - 1
        elif limit < 1:
            enough = apart[:, 0].min() > 5
        else:
            enough = near.any() and (d == 2 or not near.all())
        if enough:
            break
    lon = (lon + 180) % 360 - 180
    return lon, lat, float(draw.rng.uniform(0.2, 0.6)), limit


EXERCISES = (
    Exercise(
        name="density_anomaly",
        inputs=water,
        returns="tuple",
        outputs={"r": 2, "alpha": 1},
        probes=({"k": 5, "m": 3}, {"k": 4, "m": 4}, {"k": 3, "m": 1}, {"k": 1, "m": 2}),
        fresh=({"k": range(6, 10), "m": range(5, 9)}, {"k": range(6, 10), "m": range(5, 9)}),
        example=lambda reference: reference["example"]("density_anomaly"),
        spots=("r[0]", "r[1][1]", "alpha[0][1]"),
    ),
    Exercise(
        name="mixed_layer",
        inputs=profiles,
        returns="tuple",
        outputs={"depth": 2, "phi": 1},
        calls=("density_anomaly",),
        probes=(
            {"k": 8, "m": 5, "threshold": 0.125},
            {"k": 6, "m": 6, "threshold": 0.03},
            {"k": 7, "m": 1, "threshold": 0.05, "mixed": "none"},
            {"k": 5, "m": 1, "threshold": 0.03, "mixed": "all"},
        ),
        fresh=(
            {"k": range(9, 13), "m": range(7, 11), "threshold": 0.08},
            {"k": range(9, 13), "m": range(7, 11), "threshold": 0.03},
        ),
        example=lambda reference: reference["example"]("mixed_layer"),
        spots=("depth", "phi[0]"),
    ),
    Exercise(
        name="wave_dispersion",
        inputs=waves,
        returns="dict",
        outputs={"k": 3, "cg": 1, "Ks": 1},
        probes=(
            {"m": 5, "steps": 2},
            {"m": 3, "steps": 3},
            {"m": 4, "steps": 1},
            {"m": 1, "steps": 2},
        ),
        fresh=({"m": range(6, 12), "steps": 2}, {"m": range(6, 12), "steps": 1}),
        example=lambda reference: reference["example"]("wave_dispersion"),
        spots=("k", "cg[0]", "Ks[1]"),
    ),
    Exercise(
        name="tidal_harmonics",
        inputs=record,
        returns="dict",
        outputs={"mean": 1, "amplitude": 2, "phase": 2, "explained": 1},
        probes=({"n": 40, "c": 3}, {"n": 30, "c": 2}, {"n": 24, "c": 1}, {"n": 45, "c": 4}),
        fresh=({"n": range(60, 90), "c": range(5, 8)},),
        example=lambda reference: reference["example"]("tidal_harmonics"),
        spots=("mean", "amplitude[0]", "phase", "explained"),
    ),
    Exercise(
        name="drifter_dispersion",
        inputs=tracks,
        returns="dict",
        outputs={"D2": 2, "K": 2, "closest": 1},
        time_outputs=("D2", "K"),
        probes=(
            {"d": 4, "n": 6, "limit": 50.0},
            {"d": 5, "n": 5, "limit": 40.0, "meet": True},
            {"d": 2, "n": 7, "limit": 30.0},
            {"d": 3, "n": 2, "limit": 60.0},
            {"d": 3, "n": 4, "limit": 0.5},
        ),
        fresh=(
            {"d": range(6, 10), "n": range(8, 13), "limit": 45.0, "meet": True},
            {"d": range(6, 10), "n": range(8, 13), "limit": 0.5},
        ),
        example=lambda reference: reference["example"]("drifter_dispersion"),
        spots=("D2", "K[0]", "closest"),
    ),
)
