"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def schedule(draw):
    """Death rates, widths of the age groups, and the years lived there by those who die."""
    w = draw["w"]
    m = draw.rng.uniform(0.005, 0.08, w)
    n = draw.rng.choice([1.0, 4.0, 5.0, 10.0], w)
    a = n * draw.rng.uniform(0.2, 0.7, w)
    return m, n, a


def person_years(draw, n):
    """Person-years lived per newborn, the last group open."""
    w = draw["w"]
    L = n * np.sort(draw.rng.uniform(0.4, 0.98, w))[::-1]
    L[-1] *= draw.rng.uniform(0.6, 1.6)
    return L


def fertility(draw, *more):
    return draw.rng.uniform(0.02, 0.25, (draw["w"], *more))


def life_table_inputs(draw):
    return (*schedule(draw), draw["radix"])


def leslie_inputs(draw):
    return person_years(draw, draw["n"]), fertility(draw), draw["srb"]


def projection_inputs(draw):
    w, T, n = draw["w"], draw["T"], draw["n"]
    N0 = draw.rng.uniform(20.0, 100.0, w)
    F = fertility(draw, T)
    G = draw("w", "T", scale=6.0)
    first = draw.settings.get("first", 1)
    working = (n * first, n * (w - 1))
    return N0, person_years(draw, n), F, G, n, working, draw["srb"]


def stable_inputs(draw):
    n = draw["n"]
    F = fertility(draw) * draw["level"]
    return person_years(draw, n), F, n, draw["srb"], draw["steps"]


def brass_inputs(draw):
    w, k = draw["w"], draw["k"]
    ls = np.sort(draw.rng.uniform(0.1, 0.97, w))[::-1]
    Y = 0.5 * np.log((1 - ls) / ls)
    alpha = draw.rng.uniform(-0.6, 0.6, k)
    beta = draw.rng.uniform(0.7, 1.4, k)
    lx = 1 / (1 + np.exp(2 * (alpha + beta * Y[:, None] + draw("w", "k", scale=0.12))))
    for j in range(k):
        missing = draw.rng.permutation(w)[: 1 + (j % 2) * (w > 4)]
        lx[missing, j] = np.nan
    return lx, ls


EXERCISES = (
    Exercise(
        name="life_table",
        inputs=life_table_inputs,
        returns="dict",
        outputs={"q": 1, "l": 1, "L": 1, "e": 1},
        probes=(
            {"w": 6, "radix": 1000.0},
            {"w": 4, "radix": 1.0},
            {"w": 2, "radix": 100.0},
            {"w": 1, "radix": 10.0},
            {"w": 9, "radix": 100000.0},
        ),
        fresh=({"w": range(5, 12), "radix": 500.0},),
        example=lambda reference: reference["example"]("life_table"),
        spots=("q", "l", "L[0]", "L[4]", "e[0]", "e[4]"),
    ),
    Exercise(
        name="leslie_matrix",
        inputs=leslie_inputs,
        returns="tuple",
        outputs={"A": 2, "s": 1},
        probes=(
            {"w": 5, "n": 5.0, "srb": 1.05},
            {"w": 3, "n": 10.0, "srb": 1.1},
            {"w": 2, "n": 5.0, "srb": 1.02},
            {"w": 7, "n": 1.0, "srb": 1.07},
        ),
        fresh=({"w": range(4, 11), "n": 5.0, "srb": 1.06},),
        example=lambda reference: reference["example"]("leslie_matrix"),
        spots=("A[0]", "A[1]", "A[3]", "s"),
    ),
    Exercise(
        name="project_population",
        inputs=projection_inputs,
        returns="tuple",
        outputs={"N": 2, "r": 1, "dep": 1},
        calls=("leslie_matrix",),
        time_outputs=("N", "r", "dep"),
        probes=(
            {"w": 5, "T": 3, "n": 5.0, "srb": 1.05},
            {"w": 4, "T": 4, "n": 15.0, "srb": 1.08},
            {"w": 7, "T": 2, "n": 10.0, "srb": 1.04, "first": 2},
            {"w": 3, "T": 1, "n": 20.0, "srb": 1.05},
        ),
        fresh=({"w": range(5, 10), "T": range(3, 8), "n": 5.0, "srb": 1.06},),
        example=lambda reference: reference["example"]("project_population"),
        spots=("N[0]", "N[2]", "r", "dep"),
    ),
    Exercise(
        name="stable_population",
        inputs=stable_inputs,
        returns="dict",
        outputs={"R0": 1, "mu": 1, "r": 2, "b": 1, "c": 1},
        probes=(
            {"w": 5, "n": 5.0, "level": 1.5, "srb": 1.05, "steps": 1},
            {"w": 4, "n": 10.0, "level": 1.0, "srb": 1.08, "steps": 2},
            {"w": 7, "n": 5.0, "level": 0.4, "srb": 1.03, "steps": 1},
            {"w": 6, "n": 5.0, "level": 2.0, "srb": 1.05, "steps": 0},
            {"w": 1, "n": 15.0, "level": 1.0, "srb": 1.06, "steps": 1},
        ),
        fresh=({"w": range(5, 12), "n": 5.0, "level": 1.3, "srb": 1.06, "steps": 1},),
        example=lambda reference: reference["example"]("stable_population"),
        spots=("R0", "mu", "r", "b", "c"),
    ),
    Exercise(
        name="brass_fit",
        inputs=brass_inputs,
        returns="tuple",
        outputs={"alpha": 1, "beta": 1, "filled": 1, "rmse": 1},
        probes=(
            {"w": 7, "k": 3},
            {"w": 6, "k": 6},
            {"w": 5, "k": 2},
            {"w": 4, "k": 1},
        ),
        fresh=({"w": range(6, 12), "k": range(2, 9)},),
        example=lambda reference: reference["example"]("brass_fit"),
        spots=("alpha", "beta", "filled[1]", "filled[4]", "rmse"),
    ),
)
