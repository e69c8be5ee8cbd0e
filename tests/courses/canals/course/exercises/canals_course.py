"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def canal(draw):
    """Depths on both sides of h, wherever there is more than one reach."""
    u, r = draw.rng.uniform, draw["r"]
    b, z, h = u(1, 4, r), u(0.6, 2.2, r), u(0.8, 1.6, r)
    y = h * u(0.3, 1.9, r)
    while r > 1 and ((y > h).all() or (y < h).all()):
        y = h * u(0.3, 1.9, r)
    return y, b, z, h


def survey(draw):
    """A bed and levels: where there are several strips, some are dry, some wet in part."""
    u, m, k = draw.rng.uniform, draw["m"], draw["k"]
    x = 2 + np.cumsum(u(1, 4, m + 1))
    zb = u(10, 13, m + 1)
    n = u(0.02, 0.06, m)
    levels = zb.min() + u(0.3, 3.5, k)
    return x, zb, n, levels, float(u(0.0004, 0.003))


def reaches(draw):
    """Discharges, sections and first depths, from much too low to much too high."""
    u, r = draw.rng.uniform, draw["r"]
    b, z, h = u(1, 4, r), u(0.6, 2.2, r), u(0.8, 1.6, r)
    Q, n, S = u(2, 20, r), u(0.012, 0.03, r), u(0.0003, 0.003, r)
    y0 = np.exp(u(np.log(0.2), np.log(9), r))
    return Q, b, z, h, n, S, y0, draw["steps"]


# on a medium bed the depth comes near the critical one, on a steep one the guess goes beyond it
BEDS = {"mild": (0.0004, 0.003), "medium": (0.003, 0.009), "steep": (0.006, 0.02)}


def control(draw):
    u, m = draw.rng.uniform, draw["m"]
    Q, b, n = float(u(5, 12)), float(u(2.5, 5)), float(u(0.014, 0.03))
    critical = ((Q / b) ** 2 / 9.81) ** (1 / 3)
    S0 = u(*BEDS[draw["bed"]], m)
    return float(critical * u(1.6, 2.6)), Q, b, n, S0, u(20, 80, m)


def season(draw):
    u, t, m = draw.rng.uniform, draw["t"], draw["m"]
    required = u(0.5, 3, (t, m))
    swing = draw.rng.permutation(np.resize([0.05, 0.3, 0.9], m))
    delivered = required * u(0.75, 1.25, m) * (1 + swing * u(-0.8, 0.8, (t, m)))
    delivered[draw.rng.permutation(t)[: draw["closed"]]] = 0
    return delivered, required, u(10, 90, m)


REACHES = ({"r": 4}, {"r": 3}, {"r": 6}, {"r": 1})
EXERCISES = (
    Exercise(
        name="section_properties",
        inputs=canal,
        returns="dict",
        outputs={"A": 1, "P": 1, "T": 1, "R": 1, "D": 1},
        probes=REACHES,
        fresh=({"r": range(7, 12)},),
        example=lambda reference: reference["example"]("section_properties"),
        spots=("A", "P", "T[0]", "R[1]", "D[2]"),
    ),
    Exercise(
        name="rating_curve",
        inputs=survey,
        returns="tuple",
        outputs={"Q": 2, "alpha": 1},
        probes=({"m": 6, "k": 4}, {"m": 5, "k": 5}, {"m": 8, "k": 3}, {"m": 1, "k": 2}, {"m": 3, "k": 1}),
        fresh=({"m": range(9, 14), "k": range(6, 10)},),
        example=lambda reference: reference["example"]("rating_curve"),
        spots=("Q[0]", "Q[1]", "alpha"),
    ),
    Exercise(
        name="normal_depth",
        inputs=reaches,
        returns="tuple",
        outputs={"y": 2, "froude": 1},
        calls=("section_properties",),
        probes=({"r": 5, "steps": 2}, {"r": 4, "steps": 1}, {"r": 3, "steps": 3}, {"r": 1, "steps": 2}),
        fresh=({"r": range(6, 11), "steps": 2},),
        example=lambda reference: reference["example"]("normal_depth"),
        spots=("y", "froude[0]", "froude[1]"),
    ),
    Exercise(
        name="backwater_profile",
        inputs=control,
        returns="dict",
        outputs={"y": 2, "H": 1},
        time_outputs=("y", "H"),
        probes=(
            {"m": 5, "bed": "mild"},
            {"m": 4, "bed": "steep"},
            {"m": 7, "bed": "mild"},
            {"m": 3, "bed": "medium"},
            {"m": 6, "bed": "steep"},
            {"m": 1, "bed": "mild"},
        ),
        fresh=({"m": range(8, 12), "bed": "mild"}, {"m": range(8, 12), "bed": "medium"}, {"m": range(8, 12), "bed": "steep"}),
        example=lambda reference: reference["example"]("backwater_profile"),
        spots=("y", "H[1]", "H[3]"),
    ),
    Exercise(
        name="delivery_performance",
        inputs=season,
        returns="dict",
        outputs={"adequacy": 1, "efficiency": 1, "dependability": 1, "equity": 1, "rating": 1},
        probes=(
            {"t": 6, "m": 4, "closed": 1},
            {"t": 5, "m": 5, "closed": 0},
            {"t": 7, "m": 3, "closed": 2},
            {"t": 2, "m": 3, "closed": 1},
            {"t": 4, "m": 1, "closed": 0},
        ),
        fresh=({"t": range(8, 13), "m": range(6, 10), "closed": 2},),
        example=lambda reference: reference["example"]("delivery_performance"),
        spots=("adequacy[0]", "efficiency", "dependability[1]", "equity[0]", "rating"),
    ),
)
