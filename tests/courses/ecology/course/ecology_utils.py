"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["life_table"] = (
    np.array([120.0, 84.0, 63.0, 25.0, 9.0]),
    np.array([0.1, 0.6, 1.3, 0.9, 0.4]),
)
EXAMPLES["project_population"] = (
    np.array([20.0, 12.0, 7.0]),
    np.array([0.3, 1.4, 0.9]),
    np.array([0.55, 0.7]),
    4,
)
EXAMPLES["harvested_logistic"] = (
    np.array([6.0, 2.5]),
    np.array([0.8, 0.5]),
    np.array([10.0, 12.0]),
    0.6,
    np.array([4.0, 5.0]),
    4,
)
PARAMS = {"r": 0.9, "K": 6.0, "a": 1.1, "h": 0.3, "c": 0.2, "hide": 0.8, "e": 0.6, "mu": 0.35}
EXAMPLES["predator_prey_rates"] = (np.array([3.0, 0.5, 5.0]), np.array([1.2, 0.7, 2.0]), PARAMS)
EXAMPLES["simulate_predator_prey"] = (np.array([3.0, 1.5]), np.array([1.2, 0.7]), PARAMS, 0.5, 5)
EXAMPLES["compare_sites"] = (
    np.array([[4.0, 0.0, 1.5, 2.0], [3.0, 1.0, 0.0, 2.5], [0.0, 5.0, 0.0, 0.0]]),
)
