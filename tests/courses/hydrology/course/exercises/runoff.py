"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def gauges_and_cells(draw):
    gauges = draw.rng.uniform(0, 20, (draw["g"], 2))
    cells = draw.rng.uniform(0, 20, (draw["c"], 2))
    rain = draw.rng.uniform(0.5, 12, (draw["g"], draw["t"]))
    return gauges, rain, cells, draw["radius"], draw["power"]


def winter(draw):
    t = draw["t"]
    precip = draw.rng.uniform(0.5, 15, t)
    temp = draw["mean"] + draw("t", scale=4.0)
    threshold = float(draw.rng.uniform(0.3, 1.2))
    factor = float(draw.rng.uniform(2, 4))
    refreezing = float(draw.rng.uniform(0.1, 0.6))
    holding = float(draw.rng.uniform(0.1, 0.3))
    return precip, temp, threshold, factor, refreezing, holding, float(draw.rng.uniform(5, 30))


def event(draw):
    rain = draw.rng.uniform(2, 30, draw["t"])
    before = draw["wet"] * draw.rng.uniform(0.7, 1.3, 5) / 5
    cn = draw.rng.uniform(60, 90, draw["k"])
    area = draw.rng.uniform(5, 40, draw["k"])
    return rain, before, cn, area


def river(draw):
    K = draw["reaches"] * float(draw.rng.uniform(1.5, 4))
    return K, float(draw.rng.uniform(0.1, 0.35)), draw["dt"], draw["reaches"]


def flood(draw):
    uh = draw.rng.uniform(0.5, 4, draw["n"])
    q0 = float(draw.rng.uniform(3, 9))
    recession = float(draw.rng.uniform(0.8, 0.95))
    return *event(draw), uh, q0, recession, *river(draw)


def stations(draw):
    observed = draw.rng.uniform(2, 20, (draw["s"], draw["t"]))
    simulated = observed * draw.rng.uniform(0.6, 1.5, observed.shape) + draw("s", "t")
    missing = draw.rng.random(observed.shape) < draw["gaps"]
    return np.where(missing, np.nan, observed), simulated, draw["warmup"]


EXERCISES = (
    Exercise(
        name="areal_rainfall",
        inputs=gauges_and_cells,
        returns="tuple",
        outputs={"weights": 1, "areal": 1},
        probes=(
            {"g": 4, "c": 7, "t": 5, "radius": 9.0, "power": 2.0},
            {"g": 3, "c": 3, "t": 3, "radius": 8.0, "power": 1.5},
            {"g": 5, "c": 8, "t": 1, "radius": 3.0, "power": 1.0},
            {"g": 4, "c": 2, "t": 3, "radius": 40.0, "power": 3.0},
            {"g": 1, "c": 1, "t": 2, "radius": 5.0, "power": 2.0},
        ),
        fresh=({"g": range(6, 10), "c": range(9, 14), "t": range(6, 9), "radius": 6.0, "power": 2.5},),
        example=lambda reference: reference["example"]("areal_rainfall"),
        spots=("weights[0]", "weights[2]", "areal"),
    ),
    Exercise(
        name="snow_balance",
        inputs=winter,
        returns="dict",
        outputs={"snow": 1, "liquid": 1, "outflow": 1},
        probes=(
            {"t": 12, "mean": 0.5},
            {"t": 9, "mean": -2.0},
            {"t": 14, "mean": 3.0},
            {"t": 1, "mean": 4.0},
            {"t": 30, "mean": 0.0},
        ),
        fresh=({"t": range(15, 28), "mean": 0.5},),
        time_outputs=("snow", "liquid", "outflow"),
        example=lambda reference: reference["example"]("snow_balance"),
        spots=("snow", "liquid", "outflow"),
    ),
    Exercise(
        name="excess_rain",
        inputs=event,
        returns="tuple",
        outputs={"excess": 1, "basin": 1},
        probes=(
            {"t": 6, "k": 3, "wet": 44.0},
            {"t": 4, "k": 4, "wet": 15.0},
            {"t": 7, "k": 2, "wet": 90.0},
            {"t": 1, "k": 1, "wet": 44.0},
            {"t": 5, "k": 5, "wet": 80.0},
        ),
        fresh=(
            {"t": range(8, 14), "k": range(6, 9), "wet": 44.0},
            {"t": range(8, 14), "k": range(6, 9), "wet": 18.0},
            {"t": range(8, 14), "k": range(6, 9), "wet": 85.0},
        ),
        time_outputs=("excess", "basin"),
        example=lambda reference: reference["example"]("excess_rain"),
        spots=("excess", "basin"),
    ),
    Exercise(
        name="muskingum",
        inputs=lambda draw: (draw.rng.uniform(2, 50, draw["t"]), *river(draw)),
        returns="tuple",
        outputs={"coefficients": 1, "outflow": 2, "storage": 1},
        probes=(
            {"t": 8, "reaches": 1, "dt": 2.0},
            {"t": 7, "reaches": 2, "dt": 1.0},
            {"t": 9, "reaches": 3, "dt": 1.5},
            {"t": 1, "reaches": 2, "dt": 3.0},
            {"t": 20, "reaches": 4, "dt": 0.5},
        ),
        fresh=({"t": range(10, 19), "reaches": range(5, 8), "dt": 2.5},),
        time_outputs=("outflow", "storage"),
        example=lambda reference: reference["example"]("muskingum"),
        spots=("coefficients", "outflow", "storage"),
    ),
    Exercise(
        name="flood_hydrograph",
        inputs=flood,
        returns="dict",
        outputs={"inflow": 2, "outflow": 1, "damping": 1, "lag": 1},
        calls=("excess_rain", "muskingum"),
        probes=(
            {"t": 8, "k": 3, "n": 5, "wet": 44.0, "reaches": 1, "dt": 2.0},
            {"t": 6, "k": 2, "n": 6, "wet": 15.0, "reaches": 2, "dt": 1.5},
            {"t": 4, "k": 4, "n": 7, "wet": 90.0, "reaches": 3, "dt": 3.0},
            {"t": 5, "k": 1, "n": 1, "wet": 80.0, "reaches": 2, "dt": 0.5},
        ),
        fresh=(
            {
                "t": range(9, 14),
                "k": range(5, 8),
                "n": range(8, 12),
                "wet": 44.0,
                "reaches": range(4, 6),
                "dt": 2.5,
            },
        ),
        time_outputs=("inflow", "outflow"),
        example=lambda reference: reference["example"]("flood_hydrograph"),
        spots=("inflow", "outflow", "damping", "lag"),
    ),
    Exercise(
        name="model_skill",
        inputs=stations,
        returns="dict",
        outputs={"nse": 1, "kge": 1, "pbias": 1},
        probes=(
            {"s": 3, "t": 15, "gaps": 0.2, "warmup": 4},
            {"s": 4, "t": 12, "gaps": 0.0, "warmup": 3},
            {"s": 2, "t": 30, "gaps": 0.3, "warmup": 0},
            {"s": 1, "t": 20, "gaps": 0.1, "warmup": 6},
        ),
        fresh=({"s": range(5, 8), "t": range(31, 45), "gaps": 0.2, "warmup": range(7, 10)},),
        example=lambda reference: reference["example"]("model_skill"),
        spots=("nse", "kge", "pbias"),
    ),
)
