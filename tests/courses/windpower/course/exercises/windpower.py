"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def curve(draw):
    """A power curve of p rows, with less power at its last row than before."""
    speeds = 3 + np.cumsum(draw.rng.uniform(1.5, 3, draw["p"]))
    power = np.cumsum(draw.rng.uniform(100, 500, draw["p"]))
    power[-1] *= 0.6
    return speeds, power


def power_inputs(draw):
    speeds, power = curve(draw)
    rho = draw.rng.uniform(1.0, 1.4, draw["n"])
    low, high = draw.settings.get("range", (0.3, 1.4))
    while True:
        ends = sorted((low * speeds[0], high * speeds[-1]))
        v = draw.rng.uniform(*ends, (draw["n"], draw["t"]))
        normal = v * (rho[:, None] / 1.225) ** (1 / 3)
        below, above = normal < speeds[0], normal > speeds[-1]
        inside = ~(below | above)
        if "range" in draw.settings or (below.any() and above.any() and inside.any()):
            return v, speeds, power, rho


def energy_inputs(draw):
    speeds, power = curve(draw)
    width = draw.rng.uniform(0.7, 1.3, draw["b"] + 1)
    edges = 2 + np.cumsum(width) * (speeds[-1] / draw["b"])
    return (
        draw.rng.uniform(200, 1500, draw["s"]),
        draw.rng.uniform(6, 11, draw["s"]),
        draw.rng.uniform(1.6, 2.6, draw["s"]),
        edges,
        speeds,
        power,
        draw.rng.uniform(1.0, 1.2, 1),
        float(draw.rng.uniform(0.8, 0.95)),
    )


def blade_inputs(draw):
    n, tsr = draw["n"], float(draw.rng.uniform(5, 9))
    r = np.sort(draw.rng.uniform(0.15, 0.97, n))
    chord = draw.rng.uniform(0.02, 0.09, n)
    alpha = draw.rng.uniform(0.09, 0.35, n)
    twist = np.arctan2(0.7, tsr * r) - alpha
    return r, chord, twist, tsr, draw["blades"], draw["steps"]


def farm_inputs(draw):
    n = draw["n"]
    diameter = float(draw.rng.uniform(80, 130))
    direction = float(draw.rng.uniform(20, 340))
    k = float(draw.rng.uniform(0.04, 0.1))
    theta = np.deg2rad(direction)
    while True:
        down = draw.rng.uniform(-1500, 1500, n)
        cross = draw.rng.normal(0, 100, n)
        behind = down[:, None] - down[None, :]
        aside = np.abs(cross[:, None] - cross[None, :])
        radius = diameter / 2 + k * behind
        inside = (behind > 0) & (aside < radius)
        outside = (behind > 0) & (aside > radius)
        if n < 3 or (outside.any() and inside.sum(axis=1).max() >= 2):
            break
    x = -down * np.sin(theta) + cross * np.cos(theta)
    y = -down * np.cos(theta) - cross * np.sin(theta)
    return (
        x + float(draw()) * 100,
        y + float(draw()) * 100,
        direction,
        float(draw.rng.uniform(7, 12)),
        diameter,
        draw.rng.uniform(0.5, 0.9, n),
        k,
    )


def record_inputs(draw):
    n, m, b = draw["n"], draw["m"], draw["b"]
    edges = 4 + np.cumsum(draw.rng.uniform(1.5, 3, b + 1))
    level = draw.rng.uniform(edges[0] - 1.5, edges[-1] + 1.5, (n, 1))
    if n == 1:
        level[:] = (edges[0] + edges[1]) / 2
    noise = draw("n", "m") * draw.rng.uniform(0.4, 1.5, (n, 1))
    trend = draw("n", 1) * np.linspace(-1, 1, m)
    return level + noise + trend, edges


EXERCISES = (
    Exercise(
        name="turbine_power",
        inputs=power_inputs,
        returns="tuple",
        outputs={"power": 3, "factor": 2},
        probes=(
            {"n": 3, "t": 6, "p": 5},
            {"n": 4, "t": 4, "p": 4},
            {"n": 2, "t": 9, "p": 3},
            {"n": 1, "t": 1, "p": 2, "range": (1.1, 0.85)},
        ),
        fresh=({"n": range(5, 9), "t": range(10, 15), "p": range(6, 11)},),
        example=lambda reference: reference["example"]("turbine_power"),
        spots=("power[0]", "power[1][2]", "factor"),
    ),
    Exercise(
        name="sector_energy",
        inputs=energy_inputs,
        returns="dict",
        outputs={"energy": 3, "total": 1, "full_load": 1, "speed": 2},
        calls=("turbine_power",),
        probes=(
            {"s": 4, "b": 7, "p": 5},
            {"s": 4, "b": 4, "p": 4},
            {"s": 3, "b": 6, "p": 3},
            {"s": 1, "b": 5, "p": 6},
        ),
        fresh=({"s": range(5, 9), "b": range(8, 13), "p": range(7, 11)},),
        example=lambda reference: reference["example"]("sector_energy"),
        spots=("energy[1]", "total", "full_load", "speed"),
    ),
    Exercise(
        name="bem_induction",
        inputs=blade_inputs,
        returns="tuple",
        outputs={"a": 3, "a_tangential": 3, "phi": 2},
        probes=(
            {"n": 6, "blades": 3, "steps": 1},
            {"n": 5, "blades": 2, "steps": 2},
            {"n": 3, "blades": 3, "steps": 3},
            {"n": 1, "blades": 3, "steps": 2},
        ),
        fresh=({"n": range(7, 12), "blades": 3, "steps": 2},),
        example=lambda reference: reference["example"]("bem_induction"),
        spots=("a", "a_tangential[1]", "phi[0]"),
    ),
    Exercise(
        name="wake_speeds",
        inputs=farm_inputs,
        returns="dict",
        outputs={"u": 4, "waked": 1, "efficiency": 2},
        probes=({"n": 5}, {"n": 4}, {"n": 7}, {"n": 1}),
        fresh=({"n": range(6, 12)},),
        example=lambda reference: reference["example"]("wake_speeds"),
        spots=("u", "waked[2]", "efficiency"),
    ),
    Exercise(
        name="turbulence_bins",
        inputs=record_inputs,
        returns="dict",
        outputs={"intensity": 2, "count": 1, "mean": 2, "representative": 2},
        probes=(
            {"n": 12, "m": 8, "b": 3},
            {"n": 5, "m": 5, "b": 5},
            {"n": 9, "m": 10, "b": 4},
            {"n": 1, "m": 6, "b": 1},
        ),
        fresh=({"n": range(13, 20), "m": range(11, 16), "b": range(6, 9)},),
        example=lambda reference: reference["example"]("turbulence_bins"),
        spots=("intensity[0]", "count", "mean[1]", "representative[1]"),
    ),
)
