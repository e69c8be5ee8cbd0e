"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def balance_inputs(draw):
    """Days around the melting point, a warm one among them; little snow, so that it is gone and comes back."""
    rng, t, b = draw.rng, draw["t"], draw["b"]
    z_station = 1800.0
    z = z_station + rng.uniform(-100, 500, b)
    z[0] = z_station - rng.uniform(50, 150)
    T = rng.uniform(-2, 3, t)
    T[0] = rng.uniform(4, 6)  # the lowest band is bare after this day
    T[1::2] = rng.uniform(0, 0.6, len(T[1::2]))  # snow that melts on the same day
    P = rng.uniform(4, 12, t)
    snow = rng.uniform(5, 40, b)
    snow[0] = rng.uniform(3, 8)
    return T, P, z, z_station, snow, rng.uniform(0.5, 3, b)


def line(draw):
    """Thickness, bed and wet nodes of a flow line that goes down to the sea."""
    rng, m = draw.rng, draw["m"]
    dx = float(rng.uniform(500, 600))
    H = rng.uniform(140, 175, m)
    bed = 400 - 40.0 * np.arange(m) + rng.uniform(-4, 4, m)
    wet = rng.random(m) < 0.6
    wet[:2] = draw.settings.get("wet", True)
    return H, bed, wet, dx


def flux_inputs(draw):
    H, bed, wet, dx = line(draw)
    if draw.settings.get("uphill"):
        bed = bed[::-1].copy()
    elif draw["m"] > 3:  # one piece of the surface rises
        bed[-1] = bed[-2] + H[-2] - H[-1] + draw.rng.uniform(20, 30)
    return H, bed, wet, dx


def glacier_inputs(draw):
    """The bed ends in the sea; the ice there is afloat or nearly so."""
    H, bed, wet, dx = line(draw)
    rng, m = draw.rng, draw["m"]
    bed += (60 if draw.settings.get("land") else -170) - bed[-1]
    if draw.settings.get("bare"):
        H[0] = rng.uniform(0.5, 1)
        bed[0] += 150
    balance = np.linspace(-5, 4, m)[::-1] + rng.uniform(-1, 1, m)
    if draw.settings.get("bare"):
        balance[0] = -8.0
    return H, bed, wet, balance, dx, float(rng.uniform(0.2, 0.4)), draw["steps"]


def column_inputs(draw):
    rng, n = draw.rng, draw["n"]
    T_surface = float(rng.uniform(-9, -5))
    T = np.linspace(-1.5, T_surface, n) + rng.uniform(-0.5, 0.5, n)
    w = rng.uniform(0.3, 0.9, n) * np.where(np.arange(n) % 2, 1, -1)
    if draw["base"] == "warm":
        T = np.linspace(-0.2, -1.5, n)
        T_surface = float(rng.uniform(-0.6, -0.2))
    heat = float(rng.uniform(0.05, 0.12))
    dz, dt = float(rng.uniform(15, 25)), float(rng.uniform(3, 8))
    return T, w * draw.settings.get("sign", 1), T_surface, heat, dz, dt


def pit_inputs(draw):
    """Some pits get little water, some so much that it leaves at the bottom."""
    rng, shape = draw.rng, (draw["p"], draw["n"])
    water = rng.uniform(2, 12, draw["p"])
    water[0] = rng.uniform(8, 12) * draw["n"]
    mass = rng.uniform(50, 150, shape)
    return water, mass, -rng.uniform(1, 9, shape), rng.uniform(0.1, 4, shape)


EXERCISES = (
    Exercise(
        name="degree_day_balance",
        inputs=balance_inputs,
        returns="dict",
        outputs={"balance": 2, "snow": 2, "mean": 1},
        probes=({"t": 6, "b": 4}, {"t": 3, "b": 5}, {"t": 4, "b": 4}, {"t": 1, "b": 3}, {"t": 8, "b": 1}),
        fresh=({"t": range(9, 15), "b": range(6, 10)}, {"t": 1, "b": range(6, 10)}),
        example=lambda reference: reference["example"]("degree_day_balance"),
        spots=("balance", "snow[0]", "mean"),
    ),
    Exercise(
        name="ice_flux",
        inputs=flux_inputs,
        returns="tuple",
        outputs={"q": 1, "u": 1},
        probes=({"m": 6}, {"m": 5, "uphill": True}, {"m": 4, "wet": False}, {"m": 2}, {"m": 2, "wet": False}),
        fresh=({"m": range(7, 14)}, {"m": range(7, 14), "uphill": True}),
        example=lambda reference: reference["example"]("ice_flux"),
        spots=("q", "u[0]"),
    ),
    Exercise(
        name="advance_glacier",
        inputs=glacier_inputs,
        returns="tuple",
        outputs={"thickness": 1, "calved": 1},
        calls=("ice_flux",),
        time_outputs=("calved",),
        probes=(
            {"m": 6, "steps": 3},
            {"m": 5, "steps": 5},
            {"m": 7, "steps": 1},
            {"m": 4, "steps": 2, "land": True},
            {"m": 5, "steps": 2, "bare": True},
        ),
        fresh=({"m": range(8, 13), "steps": range(6, 9)}, {"m": range(8, 13), "steps": 2, "bare": True}),
        example=lambda reference: reference["example"]("advance_glacier"),
        spots=("thickness", "calved[0]"),
    ),
    Exercise(
        name="column_temperature",
        inputs=column_inputs,
        returns="dict",
        outputs={"T": 2, "melt": 1},
        probes=(
            {"n": 6, "base": "cold"},
            {"n": 5, "base": "warm"},
            {"n": 3, "base": "warm"},
            {"n": 4, "base": "cold", "sign": -1},
        ),
        fresh=({"n": range(7, 13), "base": "cold"}, {"n": range(7, 13), "base": "warm"}),
        example=lambda reference: reference["example"]("column_temperature"),
        spots=("T", "melt"),
    ),
    Exercise(
        name="percolate_water",
        inputs=pit_inputs,
        returns="tuple",
        outputs={"new_mass": 1, "new_T": 1, "new_liquid": 1, "runoff": 1},
        probes=({"p": 3, "n": 5}, {"p": 4, "n": 2}, {"p": 3, "n": 3}, {"p": 1, "n": 4}, {"p": 4, "n": 1}),
        fresh=({"p": range(5, 9), "n": range(6, 10)},),
        example=lambda reference: reference["example"]("percolate_water"),
        spots=("new_mass[0]", "new_T[0]", "new_liquid[1][0]", "runoff"),
    ),
)
