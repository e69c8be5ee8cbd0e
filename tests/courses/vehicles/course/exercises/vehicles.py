"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def tyre_inputs(draw):
    n, uniform = draw["n"], draw.rng.uniform
    kappa, alpha = draw("n", scale=0.12), draw("n", scale=0.12)
    steer = draw("n", scale=0.15)
    load = uniform(1.5, 6.0, n)
    if n > 2:
        load[0] = -0.4  # a lifted wheel
        kappa[1] = alpha[1] = 0  # a wheel that rolls freely
    tyre = {
        "B": float(uniform(7, 11)),
        "C": float(uniform(1.3, 1.7)),
        "E": float(uniform(-0.8, -0.3)),
        "mu": float(uniform(0.7, 0.9)),
        "load0": float(uniform(2.5, 3.5)),
        "fall": float(uniform(0.1, 0.2)),
    }
    return kappa, alpha, steer, load, draw("n", 2, scale=1.5), tyre


def stopping_inputs(draw):
    n, m, uniform = draw["n"], draw["m"], draw.rng.uniform
    mu = uniform(0.3, 0.8, n)
    if n > 1:
        mu[0], mu[-1] = uniform(0.25, 0.35), uniform(0.9, 1.0)
    speed = uniform(12, 30, m)
    if m > 1:
        speed[0], speed[-1] = uniform(8, 10), uniform(29, 31)
    a, b, h = float(uniform(1.1, 1.3)), float(uniform(1.35, 1.5)), float(uniform(0.5, 0.6))
    phi = (b + uniform(0.45, 0.55) * h) / (a + b)  # both axles lock first at about mu = 0.5
    car = {
        "a": a,
        "b": b,
        "h": h,
        "phi": float(phi),
        "z_max": float(uniform(0.66, 0.72)),
        "t_react": float(uniform(0.8, 1.0)),
        "t_build": float(uniform(0.2, 0.35)),
        "gap": float(uniform(44, 50)),
    }
    return speed, mu, uniform(-0.12, 0.12, n), car


def quarter_inputs(draw):
    uniform = draw.rng.uniform
    car = {
        "body": float(uniform(300, 400)),
        "wheel": float(uniform(35, 50)),
        "spring": float(uniform(20e3, 30e3)),
        "tyre": float(uniform(150e3, 200e3)),
        "bump": float(uniform(700, 1000)),
        "rebound": float(uniform(1500, 2200)),
    }
    road = np.cumsum(draw("w", "t", scale=0.02), axis=1)
    if draw["t"] > 1:
        road[0, 1] = -0.06  # a pothole: the wheel leaves the ground
    return road, float(uniform(0.006, 0.009)), car


def draw_car(draw):
    g, k, uniform = draw["g"], draw["k"], draw.rng.uniform
    return {
        "rpm": np.linspace(1000, 6500, k) + uniform(-80, 80, k),
        "torque": uniform(180, 300, k),
        "ratios": 3.6 * 0.72 ** np.arange(g) * uniform(0.95, 1.05, g),
        "final": float(uniform(3.3, 4.0)),
        "eff": float(uniform(0.85, 0.95)),
        "radius": float(uniform(0.28, 0.33)),
        "mass": float(uniform(900, 1400)),
        "inertia": float(uniform(0.15, 0.3)),
        "drag": float(uniform(0.35, 0.5)),
        "roll": float(uniform(0.01, 0.016)),
    }


def fastest(car):
    """The speed at which the highest gear reaches the end of the engine's table."""
    turn = car["rpm"][-1] * 2 * np.pi / 60
    return turn * car["radius"] / (np.min(car["ratios"]) * car["final"])


def gear_inputs(draw):
    car = draw_car(draw)
    end = fastest(car)
    v = draw.rng.uniform(0.1, 0.95, draw["m"]) * end
    if draw["m"] > 1:
        v[0] = 1.2 * end  # too fast for every gear
        v[-1] = 0.05 * end
    return v, car


def lap_inputs(draw):
    n, uniform = draw["n"], draw.rng.uniform
    car = draw_car(draw)
    car["mu"] = float(uniform(0.8, 1.1))
    car["corner"] = float(uniform(0.9, 0.96))
    car["top"] = float(uniform(0.8, 0.9) * fastest(car))
    radius = uniform(30, 60, n)
    if n > 2:
        radius[draw.rng.random(n) < 0.5] = 2000  # on straights
        radius[:2] = 2000
        radius[-2] = uniform(14, 18)  # the slowest point, not long before a straight
    sign = np.where(draw.rng.random(n) < 0.5, -1, 1)
    return sign / (radius * uniform(0.9, 1.1, n)), uniform(6, 20, n), car


EXERCISES = (
    Exercise(
        name="tyre_forces",
        inputs=tyre_inputs,
        returns="tuple",
        outputs={"force": 3, "moment": 1},
        probes=({"n": 3}, {"n": 4}, {"n": 2}, {"n": 1}),
        fresh=({"n": range(5, 10)},),
        example=lambda reference: reference["example"]("tyre_forces"),
        spots=("force[0]", "force[2]", "moment"),
    ),
    Exercise(
        name="stopping_distance",
        inputs=stopping_inputs,
        returns="tuple",
        outputs={"z": 1, "front_first": 1, "distance": 1, "impact": 1},
        probes=({"n": 3, "m": 5}, {"n": 4, "m": 2}, {"n": 4, "m": 4}, {"n": 1, "m": 1}),
        fresh=({"n": range(5, 9), "m": range(6, 10)},),
        example=lambda reference: reference["example"]("stopping_distance"),
        spots=("z", "front_first", "distance[0]", "impact[1][1]"),
    ),
    Exercise(
        name="quarter_car",
        inputs=quarter_inputs,
        returns="dict",
        outputs={"acc": 1, "travel": 1, "rms": 1, "off": 1},
        probes=({"w": 3, "t": 9}, {"w": 4, "t": 7}, {"w": 6, "t": 6}, {"w": 1, "t": 1}),
        fresh=({"w": range(2, 8), "t": range(8, 15)},),
        time_outputs=("acc", "travel"),
        example=lambda reference: reference["example"]("quarter_car"),
        spots=("acc[0][2]", "acc[1][3]", "travel[0]", "rms", "off"),
    ),
    Exercise(
        name="gear_choice",
        inputs=gear_inputs,
        returns="tuple",
        outputs={"gear": 1, "acc": 1},
        probes=(
            {"m": 7, "g": 5, "k": 6},
            {"m": 9, "g": 4, "k": 3},
            {"m": 5, "g": 5, "k": 5},
            {"m": 1, "g": 1, "k": 2},
        ),
        fresh=({"m": range(8, 14), "g": range(3, 8), "k": range(4, 9)},),
        example=lambda reference: reference["example"]("gear_choice"),
        spots=("gear", "acc[0]", "acc[3]"),
    ),
    Exercise(
        name="lap_speeds",
        inputs=lap_inputs,
        returns="tuple",
        outputs={"v": 3, "time": 1},
        probes=(
            {"n": 12, "g": 5, "k": 6},
            {"n": 8, "g": 4, "k": 3},
            {"n": 5, "g": 5, "k": 5},
            {"n": 1, "g": 1, "k": 2},
        ),
        fresh=({"n": range(9, 15), "g": range(3, 8), "k": range(4, 9)},),
        calls=("gear_choice",),
        example=lambda reference: reference["example"]("lap_speeds"),
        spots=("v[0]", "v[1]", "v[4]", "time"),
    ),
)
