"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def cohort(draw):
    """A cohort that shrinks from age to age, and what each age gives birth to."""
    left = draw.rng.uniform(0.5, 0.95, draw["A"] - 1)
    alive = 200 * np.append(1.0, np.cumprod(left))
    return alive, draw.rng.uniform(0.3, 1.8, draw["A"])


def leslie(draw):
    n0 = draw.rng.uniform(5, 40, draw["A"])
    fertility = draw.rng.uniform(0.2, 1.6, draw["A"])
    survival = draw.rng.uniform(0.3, 0.9, draw["A"] - 1)
    return n0, fertility, survival, draw["T"]


def stocks(draw):
    m = draw["m"]
    K = draw.rng.uniform(8, 20, m)
    n0 = K * draw.rng.uniform(*draw["start"], m)
    r = draw.rng.uniform(*draw["speed"], m)
    refuge = K * draw.rng.uniform(0.2, 0.6, m)
    return n0, r, K, float(draw.rng.uniform(0.3, 0.9)), refuge, draw["T"]


def parameters(draw):
    ranges = {
        "r": (0.6, 1.4), "K": (5, 9), "a": (0.7, 1.5), "h": (0.2, 0.5), "c": (0.1, 0.4),
        "hide": (0.5, 1.0), "e": (0.5, 0.8), "mu": (0.2, 0.5),
    }
    return {name: float(draw.rng.uniform(*ends)) for name, ends in ranges.items()}


def patches(draw):
    """Prey densities, of which some are so low that all prey can hide, and predators."""
    N = draw.rng.uniform(1.5, 6, draw["m"])
    N[draw.rng.random(draw["m"]) < draw["hidden"]] *= 0.1
    return N, draw.rng.uniform(0.5, 2.5, draw["m"])


def community(draw):
    """Cover of species at sites; many are missing, and some sites have one species alone."""
    x = draw.rng.uniform(0.5, 10, (draw["sites"], draw["species"]))
    x[draw.rng.random(x.shape) < draw["gaps"]] = 0
    x[np.arange(draw["sites"]), draw.rng.integers(draw["species"], size=draw["sites"])] += 2.5
    if draw["single"]:
        x[-1, 1:] = 0
        x[-1, 0] += 1.5
    return (x,)


EXERCISES = (
    Exercise(
        name="life_table",
        inputs=cohort,
        returns="dict",
        outputs={"l": 1, "q": 1, "e": 1, "R0": 1, "G": 1, "r": 1},
        probes=({"A": 5}, {"A": 3}, {"A": 8}, {"A": 2}),
        fresh=({"A": range(6, 14)},),
        example=lambda reference: reference["example"]("life_table"),
        spots=("l[1]", "q[3]", "e", "R0", "G", "r"),
    ),
    Exercise(
        name="project_population",
        inputs=leslie,
        returns="tuple",
        outputs={"N": 2, "growth": 1, "lam": 1, "stable": 1},
        probes=({"A": 3, "T": 5}, {"A": 4, "T": 2}, {"A": 4, "T": 4}, {"A": 2, "T": 1}, {"A": 1, "T": 3}),
        fresh=({"A": range(5, 9), "T": range(6, 12)},),
        time_outputs=("N", "growth"),
        example=lambda reference: reference["example"]("project_population"),
        spots=("N[1]", "N[2]", "growth", "lam", "stable"),
    ),
    Exercise(
        name="harvested_logistic",
        inputs=stocks,
        returns="tuple",
        outputs={"n": 2, "catch": 2, "relative_yield": 1, "closed": 1, "overfished": 1},
        probes=(
            {"m": 3, "T": 6, "start": (0.1, 0.9), "speed": (0.3, 1.2)},
            {"m": 5, "T": 3, "start": (0.1, 0.4), "speed": (0.2, 0.6)},
            {"m": 4, "T": 4, "start": (0.1, 1.2), "speed": (0.5, 1.8)},
            {"m": 2, "T": 3, "start": (2.0, 2.5), "speed": (1.8, 2.5)},
            {"m": 1, "T": 1, "start": (0.3, 0.9), "speed": (0.5, 1.0)},
        ),
        fresh=({"m": range(6, 10), "T": range(7, 12), "start": (0.1, 1.2), "speed": (0.3, 1.5)},),
        time_outputs=("n", "catch"),
        example=lambda reference: reference["example"]("harvested_logistic"),
        spots=("n[0]", "catch[1]", "relative_yield", "closed", "overfished"),
    ),
    Exercise(
        name="predator_prey_rates",
        inputs=lambda draw: (*patches(draw), parameters(draw)),
        returns="tuple",
        outputs={"dN": 1, "dP": 1},
        probes=({"m": 4, "hidden": 0.0}, {"m": 6, "hidden": 0.5}, {"m": 3, "hidden": 0.0}, {"m": 1, "hidden": 0.0}),
        fresh=({"m": range(7, 12), "hidden": 0.3},),
        example=lambda reference: reference["example"]("predator_prey_rates"),
        spots=("dN", "dP[0]"),
    ),
    Exercise(
        name="simulate_predator_prey",
        inputs=lambda draw: (*patches(draw), parameters(draw), draw["dt"], draw["T"]),
        returns="tuple",
        outputs={"prey": 2, "predators": 2, "mean_prey": 1, "peak": 1},
        probes=(
            {"m": 3, "T": 6, "dt": 0.4, "hidden": 0.0},
            {"m": 2, "T": 12, "dt": 0.25, "hidden": 0.3},
            {"m": 4, "T": 4, "dt": 0.5, "hidden": 0.0},
            {"m": 1, "T": 1, "dt": 0.3, "hidden": 0.0},
        ),
        fresh=({"m": range(5, 9), "T": range(7, 11), "dt": 0.35, "hidden": 0.2},),
        calls=("predator_prey_rates",),
        time_outputs=("prey", "predators"),
        example=lambda reference: reference["example"]("simulate_predator_prey"),
        spots=("prey[0]", "predators[1]", "mean_prey", "peak"),
    ),
    Exercise(
        name="compare_sites",
        inputs=community,
        returns="dict",
        outputs={"richness": 1, "shannon": 1, "evenness": 1, "distance": 2, "nearest": 1},
        probes=(
            {"sites": 4, "species": 6, "gaps": 0.3, "single": False},
            {"sites": 5, "species": 3, "gaps": 0.3, "single": True},
            {"sites": 4, "species": 4, "gaps": 0.0, "single": False},
            {"sites": 2, "species": 5, "gaps": 0.2, "single": False},
        ),
        fresh=({"sites": range(6, 10), "species": range(7, 11), "gaps": 0.4, "single": True},),
        example=lambda reference: reference["example"]("compare_sites"),
        spots=("richness", "shannon", "evenness[0]", "distance[0]", "nearest"),
    ),
)
