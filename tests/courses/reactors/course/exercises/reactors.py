"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def uniform(draw, low, high, *axes):
    """Numbers between two limits; axes are names of sizes, or numbers."""
    shape = tuple(draw[axis] if isinstance(axis, str) else axis for axis in axes)
    return draw.rng.uniform(low, high, shape)


def number(draw, low, high):
    return float(draw.rng.uniform(low, high))


def network(draw):
    """Coefficients with reactants and products in each row; species 0 is only ever consumed."""
    rng, s, r = draw.rng, draw["s"], draw["r"]
    nu = np.zeros((r, s), dtype=int)
    for reaction in range(r):
        order = rng.permutation(s)
        if reaction == 0:
            order = np.concatenate([[0], order[order != 0]])
        reactants = int(rng.integers(1, s // 2 + 1))
        products = int(rng.integers(1, s // 2 + 1))
        nu[reaction, order[:reactants]] = -rng.integers(1, 3, reactants)
        nu[reaction, order[reactants : reactants + products]] = rng.integers(1, 3, products)
        if nu[reaction, 0] > 0:
            nu[reaction] *= -1
    return nu


def constants_inputs(draw):
    return (
        uniform(draw, 320, 380, "m"),
        uniform(draw, 0.5, 2, "r"),
        uniform(draw, 30, 70, "r"),
        uniform(draw, 0.5, 4, "r"),
        uniform(draw, -40, 40, "r"),
        number(draw, 335, 365),
    )


def mass_action_inputs(draw):
    c = uniform(draw, 0.3, 1.8, "s", "m")
    nu = network(draw)
    if draw["overshot"]:
        c[0, 0] = -0.2
        c[-1, -1] = -0.3
    return c, nu, uniform(draw, 0.5, 2, "r", "m"), uniform(draw, 0.2, 1.2, "r", "m")


def semibatch_inputs(draw):
    dt = number(draw, 0.02, 0.04)
    return (
        uniform(draw, 1, 2.5, "s"),
        number(draw, 1.5, 2.5),
        network(draw),
        uniform(draw, 0.4, 0.9, "r"),
        uniform(draw, 0.1, 0.4, "r"),
        number(draw, 1, 3),
        uniform(draw, 0.5, 1.5, "s"),
        (draw["fed"] - number(draw, 0.3, 0.7)) * dt,
        dt,
        draw["steps"],
    )


def tracer_inputs(draw):
    n, p = draw["n"], draw["p"]
    t = draw["first"] + np.concatenate([[0], np.cumsum(uniform(draw, 0.4, 1.6, n - 1))])
    tanks = uniform(draw, 2, 5, p)[:, None]
    theta = t / uniform(draw, 2.5, 4, p)[:, None]
    pulse = (0.1 + theta) ** (tanks - 1) * np.exp(-tanks * (theta - 1)) * uniform(draw, 2, 5, p, 1)
    background = uniform(draw, 0.3, 0.8, p)
    noise = draw["noise"] * (draw("p", "n") - 0.5)
    if draw["noise"]:
        noise[:, -1] = -1.5 * pulse[:, -1] - 0.1
    return t, background[:, None] + pulse + noise, background


def beds_inputs(draw):
    return (
        uniform(draw, 660, 740, "b"),
        number(draw, 4, 12),
        number(draw, -95, -70),
        number(draw, 780, 820),
        number(draw, 400, 550),
        number(draw, 0.85, 0.95),
        number(draw, *draw["limit"]),
    )


def tank_inputs(draw):
    """The middle of the rise of G lies on Q where offset is 0: three steady states."""
    T_ref, tau = number(draw, 345, 355), number(draw, 0.5, 2)
    kinetics = {
        "k_ref": uniform(draw, 0.9, 1.1, 1) / tau,
        "Ea": uniform(draw, 80, 95, 1),
        "K_ref": uniform(draw, 50, 100, 1),
        "dH": uniform(draw, -60, -50, 1),
        "T_ref": T_ref,
    }
    Cp, kappa = number(draw, 300, 350), number(draw, 0.4, 0.7)
    T_c = T_ref + 500 * float(kinetics["dH"][0]) / (Cp * (1 + kappa)) + draw["offset"]
    T_cool = T_c - number(draw, 6, 15)
    T_feed = T_c * (1 + kappa) - kappa * T_cool
    steps = uniform(draw, 0.6, 1.4, "m")
    T = T_c - 8 + 130 * np.cumsum(steps) / np.sum(steps)
    return T, tau, kinetics, Cp, kappa, T_feed, T_cool


EXERCISES = (
    Exercise(
        name="rate_constants",
        inputs=constants_inputs,
        returns="dict",
        outputs={"forward": 1, "equilibrium": 1, "reverse": 1},
        probes=({"r": 3, "m": 5}, {"r": 4, "m": 2}, {"r": 3, "m": 3}, {"r": 1, "m": 1}),
        fresh=({"r": range(5, 9), "m": range(6, 10)},),
        example=lambda reference: reference["example"]("rate_constants"),
        spots=("forward[0]", "equilibrium[0]", "reverse[1][2]"),
    ),
    Exercise(
        name="mass_action",
        inputs=mass_action_inputs,
        returns="tuple",
        outputs={"rates": 1, "production": 1},
        probes=(
            {"r": 2, "s": 4, "m": 3, "overshot": False},
            {"r": 3, "s": 3, "m": 3, "overshot": False},
            {"r": 4, "s": 5, "m": 2, "overshot": True},
            {"r": 1, "s": 2, "m": 1, "overshot": False},
        ),
        fresh=(
            {"r": range(5, 8), "s": range(6, 9), "m": range(4, 8), "overshot": False},
            {"r": range(5, 8), "s": range(6, 9), "m": range(4, 8), "overshot": True},
        ),
        example=lambda reference: reference["example"]("mass_action"),
        spots=("rates[0]", "rates[1][2]", "production[0]"),
    ),
    Exercise(
        name="semibatch",
        inputs=semibatch_inputs,
        returns="tuple",
        outputs={"c": 2, "volume": 1, "conversion": 1},
        calls=("mass_action",),
        time_outputs=("c", "volume", "conversion"),
        probes=(
            {"r": 2, "s": 4, "fed": 3, "steps": 7},
            {"r": 3, "s": 3, "fed": 2, "steps": 3},
            {"r": 3, "s": 2, "fed": 9, "steps": 5},
            {"r": 1, "s": 5, "fed": 1, "steps": 1},
        ),
        fresh=({"r": range(4, 6), "s": range(6, 9), "fed": range(4, 7), "steps": range(8, 13)},),
        example=lambda reference: reference["example"]("semibatch"),
        spots=("c[0]", "c[1][2]", "volume", "conversion"),
    ),
    Exercise(
        name="residence_times",
        inputs=tracer_inputs,
        returns="dict",
        outputs={"E": 1, "F": 1, "mean": 1, "variance": 1, "tanks": 1},
        time_outputs=("E", "F"),
        probes=(
            {"p": 2, "n": 8, "first": 0.0, "noise": 0.0},
            {"p": 3, "n": 11, "first": 0.7, "noise": 0.2},
            {"p": 6, "n": 6, "first": 0.3, "noise": 0.2},
            {"p": 1, "n": 9, "first": 0.0, "noise": 0.1},
        ),
        fresh=({"p": range(4, 9), "n": range(12, 18), "first": 0.4, "noise": 0.2},),
        example=lambda reference: reference["example"]("residence_times"),
        spots=("E[0]", "F[0]", "mean", "variance", "tanks"),
    ),
    Exercise(
        name="interstage_cooling",
        inputs=beds_inputs,
        returns="tuple",
        outputs={"conversion": 1, "T_out": 1, "duty": 1},
        probes=(
            {"b": 3, "limit": (1200, 1300)},
            {"b": 4, "limit": (790, 810)},
            {"b": 2, "limit": (810, 830)},
            {"b": 1, "limit": (1200, 1300)},
        ),
        fresh=({"b": range(5, 9), "limit": (1200, 1300)}, {"b": range(5, 9), "limit": (780, 800)}),
        example=lambda reference: reference["example"]("interstage_cooling"),
        spots=("conversion", "T_out", "duty"),
    ),
    Exercise(
        name="steady_states",
        inputs=tank_inputs,
        returns="dict",
        outputs={"generated": 1, "removed": 1, "steady": 1, "stable": 1},
        calls=("rate_constants",),
        probes=(
            {"m": 30, "offset": 0.0},
            {"m": 25, "offset": 1.0},
            {"m": 18, "offset": -22.0},
            {"m": 35, "offset": 25.0},
        ),
        fresh=({"m": range(40, 60), "offset": 0.5},),
        example=lambda reference: reference["example"]("steady_states"),
        spots=("generated", "removed", "steady", "stable"),
    ),
)
