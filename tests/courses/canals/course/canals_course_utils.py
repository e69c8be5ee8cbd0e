"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["section_properties"] = (
    np.array([0.7, 1.4, 1.9]),
    np.array([2.0, 1.5, 3.0]),
    np.array([1.5, 1.0, 2.0]),
    np.array([1.2, 1.0, 2.5]),
)
EXAMPLES["rating_curve"] = (
    np.array([0.0, 2.0, 5.0, 7.5, 9.0]),
    np.array([12.5, 10.8, 10.2, 11.0, 12.9]),
    np.array([0.05, 0.03, 0.025, 0.045]),
    np.array([10.7, 12.2, 13.1]),
    0.0012,
)
EXAMPLES["normal_depth"] = (
    np.array([6.0, 10.0]),
    np.array([2.0, 3.0]),
    np.array([1.5, 1.0]),
    np.array([1.2, 1.0]),
    np.array([0.015, 0.02]),
    np.array([0.0008, 0.0015]),
    np.array([0.9, 2.0]),
    2,
)
EXAMPLES["backwater_profile"] = (
    1.9,
    8.0,
    4.0,
    0.02,
    np.array([0.001, 0.002, 0.0008]),
    np.array([60.0, 40.0, 80.0]),
)
EXAMPLES["delivery_performance"] = (
    np.array([[1.1, 0.8, 2.1], [0.0, 0.0, 0.0], [0.9, 1.3, 1.4], [1.2, 1.0, 1.9]]),
    np.array([[1.0, 1.0, 2.0], [1.5, 1.2, 2.2], [1.0, 1.2, 2.0], [1.2, 1.5, 1.8]]),
    np.array([20.0, 35.0, 60.0]),
)
