"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["hubble_rate"] = (
    np.array([0.3, 0.8, 1.5]), np.array([0.3, 0.6]), np.array([0.05, -0.9]), 70.0,
)
EXAMPLES["distances"] = (
    np.array([0.2, 0.5, 1.1]), np.array([0.3, 0.5]), np.array([0.05, -0.9]), 70.0,
)
EXAMPLES["linear_growth"] = (
    np.array([-2.0, -1.7, -1.3, -1.0]), np.array([1.2, -0.7]), np.array([0.2, 0.9]), 0.3, 0.6,
)
EXAMPLES["cic_density"] = (
    np.array([0.3, 2.2, -0.9, 3.1]), np.array([1.0, 0.7, 1.6, 0.5]), 3, 4.0,
)
EXAMPLES["power_spectrum"] = (
    np.array([[1.2, 0.4, 2.0, 0.9], [0.7, 1.6, 0.3, 1.1], [2.4, 0.8, 1.3, 0.5], [0.6, 1.9, 1.0, 1.5]]),
    5.0, np.array([0.0, 1.5, 3.0]), 30,
)
EXAMPLES["supernova_fit"] = (
    np.array([35.5, 37.9, 40.4, 41.0, 43.6]), np.array([0.4, 0.3, 0.5, 0.6, 0.4]),
    np.array([[35.1, 37.2, 39.0, 40.8, 43.1], [35.0, 37.4, 39.3, 40.5, 43.2]]), 1.3,
)
