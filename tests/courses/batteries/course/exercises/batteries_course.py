"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def curves(draw):
    """A table of the open-circuit voltage with uneven knots, and entropy coefficients."""
    steps = draw.rng.uniform(0.5, 1.5, draw["k"])
    knots = 0.1 + 0.8 * np.cumsum(steps) / np.sum(steps) - 0.05
    table = 3.0 + np.cumsum(draw.rng.uniform(0.1, 0.3, draw["k"]))
    return knots, table, draw("k", scale=1e-3)


def rest(draw):
    """States of charge within the table, but for those that `outside` asks for."""
    knots, table, entropy = curves(draw)
    soc = draw.rng.uniform(knots[0], knots[-1], draw["m"])
    if draw["outside"] in ("both", "below"):
        soc[0] = knots[0] - 0.05
    if draw["outside"] in ("both", "above"):
        soc[-1] = knots[-1] + 0.04
    return soc, knots, table, entropy, 298.15 + draw("m", scale=15)


def rising(draw, low, high):
    return np.cumsum(draw.rng.uniform(low, high, draw["t"]))


def drive(draw):
    """Currents of both signs; some cells get full or empty where `big`."""
    current = draw.rng.uniform(1, 3, (draw["n"], draw["t"])) * draw["big"]
    current = current * np.where(draw.rng.random(current.shape) < 0.5, 1, -1)
    current[0, :2] = (-1.2 * draw["big"], 2.1 * draw["big"])
    return (
        current,
        rising(draw, 300, 900),
        draw.rng.uniform(0.3, 0.7, draw["n"]),
        draw.rng.uniform(2, 3, draw["n"]),
        float(draw.rng.uniform(0.8, 0.95)),
    )


def circuit(draw):
    knots, table, entropy = curves(draw)
    current = draw.rng.uniform(5, 20, draw["t"])
    current = current * np.where(draw.rng.random(draw["t"]) < 0.5, 1, -1)
    current[:2] = (11.0, -7.5)
    cell = {
        "capacity": float(draw.rng.uniform(2, 3)),
        "efficiency": float(draw.rng.uniform(0.8, 0.95)),
        "r_charge": float(draw.rng.uniform(0.03, 0.04)),
        "r_discharge": float(draw.rng.uniform(0.01, 0.02)),
        "r": draw.rng.uniform(0.01, 0.03, draw["b"]),
        "c": draw.rng.uniform(800, 2000, draw["b"]),
        "knots": knots,
        "table": table,
        "entropy": entropy,
    }
    temperature = 298.15 + draw("t", scale=15)
    soc0 = float(draw.rng.uniform(0.4, 0.6))
    return current, rising(draw, 10, 60), soc0, temperature, cell


def fleet(draw):
    """Cells in the heat and in the cold; the last of them is hardly used."""
    shape = (draw["n"], draw["p"])
    warm = draw.rng.random(shape) < 0.6
    temperature = np.where(warm, draw.rng.uniform(15, 45, shape), draw.rng.uniform(-15, 5, shape))
    temperature[0, :2] = (38.0, -6.0)
    depth = draw.rng.uniform(0.2, 0.9, shape)
    cycles = draw.rng.integers(20, 90, shape)
    cycles[-1] = 2 + cycles[-1] // 15
    return (
        draw.rng.uniform(30, 120, draw["p"]),
        temperature,
        draw.rng.uniform(0.2, 0.9, shape),
        depth,
        cycles,
        draw["limit"],
    )


def spectrum(draw):
    n, b = draw["n"], draw["b"]
    return (
        np.exp(draw.rng.uniform(np.log(0.01), np.log(5000), draw["f"])),
        draw.rng.uniform(1e-6, 3e-6, n),
        draw.rng.uniform(0.01, 0.03, n),
        draw.rng.uniform(0.01, 0.04, (n, b)),
        draw.rng.uniform(0.5, 5, (n, b)),
        draw.rng.uniform(0.7, 0.95, (n, b)),
        draw.rng.uniform(0.002, 0.006, n),
        draw["strings"],
    )


EXERCISES = (
    Exercise(
        name="open_circuit_voltage",
        inputs=rest,
        returns="tuple",
        outputs={"voltage": 2, "slope": 2},
        probes=(
            {"m": 6, "k": 4, "outside": "both"},
            {"m": 5, "k": 5, "outside": "none"},
            {"m": 3, "k": 7, "outside": "above"},
            {"m": 1, "k": 3, "outside": "below"},
            {"m": 2, "k": 2, "outside": "none"},
        ),
        fresh=(
            {"m": range(7, 12), "k": range(8, 13), "outside": "both"},
            {"m": range(7, 12), "k": range(8, 13), "outside": "none"},
        ),
        example=lambda reference: reference["example"]("open_circuit_voltage"),
        spots=("voltage", "slope"),
    ),
    Exercise(
        name="count_charge",
        inputs=drive,
        returns="dict",
        outputs={"soc": 3, "throughput": 1},
        probes=(
            {"n": 3, "t": 6, "big": 1.0},
            {"n": 4, "t": 4, "big": 1.0},
            {"n": 2, "t": 9, "big": 4.0},
            {"n": 1, "t": 2, "big": 1.0},
        ),
        fresh=(
            {"n": range(5, 9), "t": range(10, 15), "big": 1.0},
            {"n": range(5, 9), "t": range(10, 15), "big": 4.0},
        ),
        time_outputs=("soc",),
        example=lambda reference: reference["example"]("count_charge"),
        spots=("soc[0]", "soc[1]", "throughput"),
    ),
    Exercise(
        name="terminal_voltage",
        inputs=circuit,
        returns="dict",
        outputs={"voltage": 4, "heat": 2},
        calls=("count_charge", "open_circuit_voltage"),
        probes=(
            {"t": 7, "b": 2, "k": 5},
            {"t": 4, "b": 4, "k": 4},
            {"t": 5, "b": 3, "k": 6},
            {"t": 3, "b": 1, "k": 3},
        ),
        fresh=({"t": range(8, 13), "b": range(5, 8), "k": range(7, 11)},),
        time_outputs=("voltage", "heat"),
        example=lambda reference: reference["example"]("terminal_voltage"),
        spots=("voltage", "heat"),
    ),
    Exercise(
        name="capacity_fade",
        inputs=fleet,
        returns="tuple",
        outputs={"health": 4, "end": 1},
        probes=(
            {"n": 4, "p": 6, "limit": 0.8},
            {"n": 5, "p": 5, "limit": 0.85},
            {"n": 2, "p": 4, "limit": 0.3},
            {"n": 3, "p": 7, "limit": 0.84},
            {"n": 1, "p": 3, "limit": 0.92},
        ),
        fresh=({"n": range(6, 10), "p": range(8, 12), "limit": 0.8},),
        time_outputs=("health",),
        example=lambda reference: reference["example"]("capacity_fade"),
        spots=("health[0]", "health[1]", "end"),
    ),
    Exercise(
        name="impedance_spectrum",
        inputs=spectrum,
        returns="tuple",
        outputs={"z": 3, "pack": 1, "phase": 1},
        probes=(
            {"n": 4, "b": 2, "f": 6, "strings": 3},
            {"n": 3, "b": 3, "f": 3, "strings": 2},
            {"n": 2, "b": 4, "f": 7, "strings": 5},
            {"n": 1, "b": 1, "f": 2, "strings": 4},
        ),
        fresh=({"n": range(5, 9), "b": range(5, 8), "f": range(8, 12), "strings": range(6, 11)},),
        example=lambda reference: reference["example"]("impedance_spectrum"),
        spots=("z[0]", "pack", "phase"),
    ),
)
