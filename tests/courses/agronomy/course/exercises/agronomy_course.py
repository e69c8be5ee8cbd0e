"""What the functions are tried on, and what of them is compared."""

import numpy as np
from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def weather(draw, shape):
    """Highest and lowest temperatures about a mean that the probe may set."""
    middle = draw.settings.get("warmth", 17.0)
    t_min = draw.rng.uniform(middle - 11, middle + 1, shape)
    return t_min + draw.rng.uniform(5, 14, shape), t_min


def draw_et(draw):
    shape = (draw["n"], draw["m"])
    t_max, t_min = weather(draw, shape)
    humidity = draw.rng.uniform(35, 95, shape)
    wind = draw.rng.uniform(0.5, 5, shape)
    sun = draw.settings.get("sun", 9.0)
    net = draw.rng.uniform(sun - 6, sun + 7, shape)
    return t_max, t_min, humidity, wind, net, draw.rng.uniform(50, 2500, draw["n"])


def draw_crop(draw):
    return {
        "base": float(draw.rng.uniform(5, 8)),
        "ceiling": float(draw.rng.uniform(22, 25)),
        "critical": float(draw.rng.uniform(13, 14)),
        "sensitivity": float(draw.rng.uniform(0.2, 0.45)),
    }


def season(draw):
    days = draw["d"]
    t_max, t_min = weather(draw, days)
    return t_max, t_min, draw.rng.uniform(10, 15.5, days), draw_crop(draw)


def draw_thermal(draw):
    *days, crop = season(draw)
    total = draw["d"] * draw["reach"]
    first = draw.rng.uniform(3, 6)
    return (*days, crop, np.linspace(first, total, draw["s"]) + draw.rng.uniform(0, 2, draw["s"]))


def draw_bucket(draw):
    days, soils = draw["d"], draw["s"]
    rain = draw.rng.gamma(0.7, 19.0, days) + 0.1
    demand = draw.rng.uniform(2, 8, days)
    capacity = draw.rng.uniform(30, 120, soils)
    filled = float(draw.rng.uniform(0.25, 0.5)) if draw["dry"] else float(draw.rng.uniform(0.7, 0.95))
    rain = rain * (0.3 if draw["dry"] else 1.0)
    return rain, demand, capacity, filled, float(draw.rng.uniform(12, 17)), float(draw.rng.uniform(0.3, 0.6))


def draw_growth(draw):
    days = draw["d"]
    t_max, t_min, day_length, crop = season(draw)
    total, _ = draw.reference["thermal_time"](t_max, t_min, day_length, crop, np.array([1.0]))
    parts = np.array(draw["parts"]) + draw.rng.uniform(-0.03, 0.03, 3)
    crop["stages"] = total[-1] * parts
    crop["leaf_start"] = float(draw.rng.uniform(0.3, 0.6))
    crop["leaf_limit"] = float(draw.rng.uniform(0.9, 1.2)) if draw["capped"] else 6.0
    crop["extinction"] = float(draw.rng.uniform(0.4, 0.7))
    crop["efficiency"] = float(draw.rng.uniform(2.0, 3.2))
    crop["leaf_share"] = float(draw.rng.uniform(0.02, 0.04))
    crop["leaf_loss"] = float(draw.rng.uniform(0.03, 0.09))
    crop["grain_share"] = float(draw.rng.uniform(0.5, 0.8))
    return t_max, t_min, day_length, draw.rng.uniform(6, 26, days), draw.rng.uniform(0.4, 1, days), crop


def draw_trial(draw):
    t, b = draw["t"], draw["b"]
    effects = draw.rng.uniform(0.3, 2.6, (t, 1)) * (-1.0) ** draw.rng.permutation(t)[:, np.newaxis]
    effects[1] = effects[0] + 0.2  # above the control, but by less than lsd
    y = 7 + effects + 0.7 * draw(1, "b") + draw("t", "b", scale=0.4)
    if draw["missing"]:
        y[draw.rng.integers(t), draw.rng.integers(b)] = np.nan
    return y, float(draw.rng.uniform(1.9, 3.2))


THREE = (0.15, 0.5, 0.85)
EXERCISES = (
    Exercise(
        name="reference_et",
        inputs=draw_et,
        returns="tuple",
        outputs={"daily": 2, "total": 1},
        probes=(
            {"n": 3, "m": 5},
            {"n": 4, "m": 2},
            {"n": 4, "m": 4, "sun": -2.0, "warmth": 3.0},
            {"n": 1, "m": 3},
            {"n": 3, "m": 1},
            {"n": 3, "m": 3},
        ),
        fresh=({"n": range(5, 9), "m": range(6, 10)}, {"n": range(5, 9), "m": range(6, 10), "sun": -2.0, "warmth": 3.0}),
        example=lambda reference: reference["example"]("reference_et"),
        spots=("daily[0]", "daily[1][2]", "total"),
    ),
    Exercise(
        name="thermal_time",
        inputs=draw_thermal,
        returns="tuple",
        outputs={"total": 2, "begins": 1},
        probes=(
            {"d": 12, "s": 3, "reach": 8.0},
            {"d": 5, "s": 5, "reach": 4.0},
            {"d": 20, "s": 4, "reach": 4.0, "warmth": 8.0},
            {"d": 9, "s": 2, "reach": 30.0, "warmth": 21.0},
            {"d": 1, "s": 1, "reach": 4.0},
        ),
        fresh=(
            {"d": range(13, 19), "s": range(6, 9), "reach": 8.0},
            {"d": range(13, 19), "s": range(6, 9), "reach": 5.0, "warmth": 10.0},
        ),
        time_outputs=("total",),
        example=lambda reference: reference["example"]("thermal_time"),
        spots=("total", "begins"),
    ),
    Exercise(
        name="bucket_balance",
        inputs=draw_bucket,
        returns="dict",
        outputs={"storage": 2, "uptake": 2, "drainage": 1, "runoff": 1},
        probes=(
            {"d": 10, "s": 3, "dry": False},
            {"d": 4, "s": 4, "dry": False},
            {"d": 14, "s": 2, "dry": True},
            {"d": 7, "s": 1, "dry": False},
            {"d": 1, "s": 5, "dry": True},
        ),
        fresh=(
            {"d": range(15, 21), "s": range(6, 10), "dry": False},
            {"d": range(15, 21), "s": range(6, 10), "dry": True},
        ),
        time_outputs=("storage", "uptake"),
        example=lambda reference: reference["example"]("bucket_balance"),
        spots=("storage[0]", "uptake[1]", "drainage", "runoff"),
    ),
    Exercise(
        name="crop_growth",
        inputs=draw_growth,
        returns="dict",
        outputs={"leaf_area": 1, "biomass": 1, "grain": 1},
        calls=("thermal_time",),
        probes=(
            {"d": 14, "parts": THREE, "capped": False},
            {"d": 16, "parts": THREE, "capped": True},
            {"d": 11, "parts": (0.05, 0.3, 1.5), "capped": False},
            {"d": 9, "parts": (0.2, 1.2, 1.6), "capped": False},
            {"d": 13, "parts": (0.3, 0.5, 0.7), "capped": True},
        ),
        fresh=(
            {"d": range(17, 24), "parts": THREE, "capped": False},
            {"d": range(17, 24), "parts": THREE, "capped": True},
        ),
        time_outputs=("leaf_area", "biomass", "grain"),
        example=lambda reference: reference["example"]("crop_growth"),
        spots=("leaf_area", "biomass", "grain"),
    ),
    Exercise(
        name="block_anova",
        inputs=draw_trial,
        returns="dict",
        outputs={"means": 1, "ss_treatments": 1, "ss_blocks": 1, "ss_error": 1, "F": 1, "lsd": 1, "better": 1},
        probes=(
            {"t": 5, "b": 3, "missing": False},
            {"t": 4, "b": 4, "missing": False},
            {"t": 3, "b": 5, "missing": True},
            {"t": 4, "b": 4, "missing": True},
            {"t": 2, "b": 6, "missing": False},
        ),
        fresh=(
            {"t": range(6, 10), "b": range(7, 11), "missing": False},
            {"t": range(6, 10), "b": range(7, 11), "missing": True},
        ),
        example=lambda reference: reference["example"]("block_anova"),
        spots=("means", "ss_treatments", "ss_blocks", "ss_error", "F", "lsd", "better"),
    ),
)
