"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["pair_masses"] = (
    np.array([20.0, 35.0, 12.0]),
    np.array([0.4, -1.1, 0.9]),
    np.array([0.3, 2.5, -1.7]),
    np.array([4.0, 2.5, 6.0]),
)
EXAMPLES["isolation"] = (
    np.array([30.0, 12.0, 9.0, 22.0]),
    np.array([0.1, 0.3, -0.2, 1.9]),
    np.array([3.0, -3.1, 2.8, 0.5]),
    0.5,
    10.0,
    0.8,
)
EXAMPLES["fit_tracks"] = (
    np.array([[1.1, 2.3, 2.9, 4.2], [0.4, -0.2, 9.0, -1.3]]),
    np.array([[True, True, True, True], [True, True, False, True]]),
    np.array([1.0, 2.0, 3.0, 4.0]),
    np.array([0.1, 0.2, 0.2, 0.3]),
    0.5,
)
EXAMPLES["fit_strength"] = (
    np.array([28, 35, 24]),
    np.array([3.0, 9.0, 4.0]),
    np.array([22.0, 20.0, 17.0]),
    0.5,
    2,
)
EXAMPLES["resonance_spectrum"] = (
    np.array([[45.0, 38.0, 30.0], [50.0, 41.0, 33.0], [28.0, 47.0, 36.0]]),
    np.array([[0.2, -0.4, 1.0], [0.7, -0.6, 0.1], [-0.3, 0.5, 0.9]]),
    np.array([[0.1, 2.9, -1.5], [-2.0, 0.8, 2.2], [1.2, -1.6, 2.8]]),
    np.array([[2.0, 2.0, 3.0], [1.0, 4.0, 2.0], [2.0, 3.0, 1.0]]),
    np.array([[1, -1, 1], [-1, 1, 1], [1, 1, 1]]),
    np.array([1.2, 0.7, 1.5]),
    np.array([60.0, 85.0, 120.0]),
)
