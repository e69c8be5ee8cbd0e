"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def rays(draw):
    """CT numbers, body and steps; every ray has tissue in the body, and some voxel is air or outside."""
    shape = (draw["m"], draw["n"])
    ready = False
    while not ready:
        hu = draw.rng.uniform(-1150, 1400, shape)
        body = draw.rng.random(shape) < 0.8
        ready = (body & (hu > -800)).any(axis=1).all()
        if draw["n"] > 2:
            ready = ready and (body & (hu < -1030)).any() and not body.all()
    return hu, body, draw.rng.uniform(0.4, 1.6, draw["n"])


def beam(draw):
    """What depth_dose takes: rays, and a beam of k parts."""
    mu = draw.rng.uniform(0.03, 0.2, draw["k"])
    weights = draw.rng.uniform(0.5, 2.5, draw["k"])
    ssd = float(draw.rng.uniform(40, 100))
    buildup = float(draw.rng.uniform(0.6, 1.5))
    return (*rays(draw), ssd, mu, weights, buildup)


def chamber(draw):
    """Readings of a chamber with a polarity effect and recombination of some percent."""
    r, c = draw["r"], draw["c"]
    full = draw.rng.uniform(12, 25, c)
    minus = -full * draw.rng.uniform(0.9, 0.97, c)
    low = full * draw.rng.uniform(0.9, 0.96, c)
    readings = np.stack([full, minus, low])[:, None, :] * draw.rng.uniform(0.99, 1.01, (3, r, c))
    leakage = draw.rng.uniform(0.1, 0.4, 3) * np.array([1, -1, 1])
    temperature = float(draw.rng.uniform(16, 28))
    pressure = float(draw.rng.uniform(95, 105))
    ratio = float(draw.rng.uniform(1.8, 3.5))
    if draw["beams"] == "pulsed":
        pulsed = np.ones(c, dtype=bool)
    elif draw["beams"] == "continuous":
        pulsed = np.zeros(c, dtype=bool)
    else:
        pulsed = np.arange(c) % 2 == draw.rng.integers(2)
    n_dw = float(draw.rng.uniform(4, 6))
    return readings, leakage, temperature, pressure, ratio, pulsed, n_dw, draw.rng.uniform(0.9, 1.1, c)


def fractions(draw):
    """Fractions some hours apart; repopulation early (within the treatment) or late (never)."""
    doses = draw.rng.uniform(0.8, 3.5, (draw["f"], draw["n"]))
    times = 8 + np.cumsum(draw.rng.uniform(4, 20, draw["f"]))
    days = float(times[-1] - times[0]) / 24
    if draw["kickoff"] == "early":
        kickoff = days * float(draw.rng.uniform(0.2, 0.7))
    else:
        kickoff = days + float(draw.rng.uniform(1, 3))
    alpha_beta = draw.rng.uniform(2, 12, draw["n"])
    half_time = float(draw.rng.uniform(1.5, 5))
    loss = float(draw.rng.uniform(0.5, 0.9))
    return doses, times, alpha_beta, half_time, loss, kickoff


def distributions(draw):
    """A reference and a measurement of a similar field at other points."""
    n, m, d = draw["n"], draw["m"], draw["d"]

    def dose(points, noise):
        field = 2.2 * np.exp(-np.sum(points**2, axis=1) / 60)
        return (0.15 + field) * draw.rng.uniform(1 - noise, 1 + noise, len(points))

    spread = draw["spread"]
    p_ref = draw("n", "d", scale=5.0)
    p_meas = p_ref[draw.rng.integers(n, size=m)] + draw("m", "d", scale=spread)
    percent = float(draw.rng.uniform(3, 8))
    distance = float(draw.rng.uniform(2, 4))
    cutoff = float(draw.rng.uniform(20, 45))
    reference, measured = dose(p_ref, 0.02), dose(p_meas, 0.06)
    return reference, measured, p_ref, p_meas, percent, distance, cutoff, draw["local"]


EXERCISES = (
    Exercise(
        name="water_equivalent_depth",
        inputs=rays,
        returns="tuple",
        outputs={"depth": 2, "total": 1},
        probes=(
            {"m": 3, "n": 6},
            {"m": 4, "n": 4},
            {"m": 5, "n": 2},
            {"m": 2, "n": 1},
            {"m": 1, "n": 7},
        ),
        fresh=({"m": range(6, 10), "n": range(8, 13)},),
        example=lambda reference: reference["example"]("water_equivalent_depth"),
        spots=("depth[0]", "depth[1][2]", "total"),
    ),
    Exercise(
        name="depth_dose",
        inputs=beam,
        returns="tuple",
        outputs={"dose": 2, "depth_max": 1},
        calls=("water_equivalent_depth",),
        probes=(
            {"m": 3, "n": 6, "k": 2},
            {"m": 4, "n": 4, "k": 4},
            {"m": 5, "n": 7, "k": 3},
            {"m": 1, "n": 5, "k": 1},
        ),
        fresh=({"m": range(6, 10), "n": range(8, 13), "k": range(5, 9)},),
        example=lambda reference: reference["example"]("depth_dose"),
        spots=("dose[0]", "dose[1][2]", "depth_max"),
    ),
    Exercise(
        name="chamber_dose",
        inputs=chamber,
        returns="dict",
        outputs={"k_tp": 1, "k_pol": 1, "k_s": 1, "dose": 2},
        probes=(
            {"r": 5, "c": 4, "beams": "mixed"},
            {"r": 3, "c": 3, "beams": "mixed"},
            {"r": 4, "c": 2, "beams": "pulsed"},
            {"r": 2, "c": 5, "beams": "continuous"},
            {"r": 1, "c": 1, "beams": "pulsed"},
        ),
        fresh=({"r": range(6, 10), "c": range(6, 10), "beams": "mixed"},),
        example=lambda reference: reference["example"]("chamber_dose"),
        spots=("k_tp", "k_pol[0]", "k_s", "dose[1]"),
    ),
    Exercise(
        name="biological_dose",
        inputs=fractions,
        returns="tuple",
        outputs={"bed": 2, "eqd2": 1},
        probes=(
            {"f": 5, "n": 3, "kickoff": "early"},
            {"f": 4, "n": 4, "kickoff": "early"},
            {"f": 3, "n": 6, "kickoff": "late"},
            {"f": 1, "n": 2, "kickoff": "late"},
            {"f": 2, "n": 1, "kickoff": "early"},
        ),
        fresh=(
            {"f": range(6, 11), "n": range(7, 11), "kickoff": "early"},
            {"f": range(6, 11), "n": range(7, 11), "kickoff": "late"},
        ),
        example=lambda reference: reference["example"]("biological_dose"),
        spots=("bed", "eqd2[0]"),
    ),
    Exercise(
        name="gamma_index",
        inputs=distributions,
        returns="tuple",
        outputs={"gamma": 2, "passed": 1},
        probes=(
            {"n": 7, "m": 9, "d": 2, "spread": 1.5, "local": False},
            {"n": 6, "m": 6, "d": 6, "spread": 0.6, "local": True},
            {"n": 8, "m": 5, "d": 2, "spread": 1.5, "local": True},
            {"n": 10, "m": 12, "d": 3, "spread": 1.0, "local": False},
            {"n": 4, "m": 1, "d": 1, "spread": 1.5, "local": False},
        ),
        fresh=(
            {"n": range(11, 16), "m": range(13, 19), "d": 2, "spread": 1.5, "local": False},
            {"n": range(11, 16), "m": range(13, 19), "d": 3, "spread": 1.0, "local": True},
        ),
        example=lambda reference: reference["example"]("gamma_index"),
        spots=("gamma[0]", "gamma[1]", "passed"),
    ),
)
