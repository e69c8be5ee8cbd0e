"""What the functions are tried on, and what of them is compared."""

import numpy as np
from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def demand(draw):
    """A demand with a slope and much noise, never below one."""
    slope = draw.rng.uniform(-1.0, 1.5)
    noise = draw.rng.normal(0.0, 6.0, draw["T"])
    return np.maximum(25.0 + slope * np.arange(draw["T"]) + noise, 1.0)


def holt_inputs(draw):
    alpha, beta = draw.rng.uniform(0.2, 0.7), draw.rng.uniform(0.15, 0.65)
    return demand(draw), alpha, beta, draw["H"]


def policy_inputs(draw):
    d = demand(draw)
    alpha, beta = draw.rng.uniform(0.2, 0.7), draw.rng.uniform(0.15, 0.65)
    start = draw["cover"] * 25.0 + draw.rng.uniform(0.0, 10.0)
    z, hold, short = draw.rng.uniform(0.5, 1.5), draw.rng.uniform(1, 2), draw.rng.uniform(4, 9)
    return d, start, draw["L"], alpha, beta, z, hold, short


def lot_inputs(draw):
    d = draw.rng.uniform(5.0, 30.0, draw["T"])
    setup = draw.rng.uniform(20.0, 60.0, draw["T"])
    return d, setup, draw.rng.uniform(0.4, 1.6, draw["T"])


def shop_inputs(draw):
    work = 5.0 * (draw["n"] + draw["m"])
    due = draw["slack"] * draw.rng.uniform(0.25 * work, 0.95 * work, draw["n"])
    p = draw.rng.uniform(1.0, 9.0, (draw["n"], draw["m"]))
    return p, due, draw.rng.uniform(0.5, 3.0, draw["n"])


def route_inputs(draw):
    q = draw.rng.uniform(1.0, 6.0, draw["n"])
    capacity = draw["trucks"] * draw.rng.uniform(6.5, 9.5)
    return draw(2), 5 * draw("n", 2), q, capacity


def site_inputs(draw):
    c = draw.rng.uniform(1.0, 10.0, (draw["n"], draw["m"]))
    return c, draw.rng.uniform(1.0, 5.0, draw["n"]), draw.rng.uniform(1.5, 6.0, draw["m"])


EXERCISES = (
    Exercise(
        name="holt_forecast",
        inputs=holt_inputs,
        returns="tuple",
        outputs={"level": 1, "trend": 1, "forecast": 1, "rmse": 1},
        probes=({"T": 8, "H": 3}, {"T": 6, "H": 6}, {"T": 5, "H": 1}, {"T": 2, "H": 2}),
        fresh=({"T": range(9, 14), "H": range(4, 9)},),
        time_outputs=("level", "trend", "forecast"),
        example=lambda reference: reference["example"]("holt_forecast"),
        spots=("level[2]", "trend[4]", "forecast", "rmse"),
    ),
    Exercise(
        name="order_up_to",
        inputs=policy_inputs,
        returns="dict",
        outputs={"stock": 1, "orders": 1, "service": 1, "cost": 1},
        probes=(
            {"T": 12, "L": 2, "cover": 1},
            {"T": 9, "L": 3, "cover": 4},
            {"T": 7, "L": 1, "cover": 1},
            {"T": 10, "L": 4, "cover": 2},
        ),
        fresh=({"T": range(13, 18), "L": range(2, 6), "cover": range(1, 5)},),
        calls=("holt_forecast",),
        time_outputs=("stock", "orders"),
        example=lambda reference: reference["example"]("order_up_to"),
        spots=("stock", "orders", "service", "cost"),
    ),
    Exercise(
        name="wagner_whitin",
        inputs=lot_inputs,
        returns="tuple",
        outputs={"best": 1, "lots": 1},
        probes=({"T": 8}, {"T": 4}, {"T": 1}, {"T": 11}),
        fresh=({"T": range(6, 14)},),
        time_outputs=("best", "lots"),
        example=lambda reference: reference["example"]("wagner_whitin"),
        spots=("best", "lots"),
    ),
    Exercise(
        name="edd_flow_shop",
        inputs=shop_inputs,
        returns="dict",
        outputs={"completion": 1, "flow": 1, "tardiness": 1, "late": 1, "idle": 1},
        probes=(
            {"n": 5, "m": 3, "slack": 1.6},
            {"n": 4, "m": 4, "slack": 1.2},
            {"n": 6, "m": 1, "slack": 0.8},
            {"n": 1, "m": 4, "slack": 1.0},
        ),
        fresh=({"n": range(6, 11), "m": range(3, 7), "slack": 1.5},),
        example=lambda reference: reference["example"]("edd_flow_shop"),
        spots=("completion[1]", "flow", "tardiness", "late", "idle"),
    ),
    Exercise(
        name="nearest_routes",
        inputs=route_inputs,
        returns="tuple",
        outputs={"route": 1, "arrival": 1, "length": 1},
        probes=(
            {"n": 8, "trucks": 1},
            {"n": 2, "trucks": 2},
            {"n": 6, "trucks": 10},
            {"n": 1, "trucks": 1},
            {"n": 11, "trucks": 2},
        ),
        fresh=({"n": range(9, 16), "trucks": 1},),
        example=lambda reference: reference["example"]("nearest_routes"),
        spots=("route", "arrival", "length"),
    ),
    Exercise(
        name="greedy_location",
        inputs=site_inputs,
        returns="dict",
        outputs={"opened": 1, "site": 1, "load": 1, "cost": 1},
        probes=({"n": 7, "m": 4}, {"n": 6, "m": 6}, {"n": 1, "m": 3}, {"n": 9, "m": 6}),
        fresh=({"n": range(8, 14), "m": range(5, 9)},),
        example=lambda reference: reference["example"]("greedy_location"),
        spots=("opened", "site", "load", "cost"),
    ),
)
