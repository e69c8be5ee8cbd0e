"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["grading_curve"] = (
    np.array([4.75, 2.0, 0.85, 0.425, 0.15, 0.075]),
    np.array(
        [[8.0, 130.0, 130.0, 80.0, 70.0, 50.0, 22.0], [5.0, 30.0, 70.0, 180.0, 60.0, 40.0, 6.0]]
    ),
)
EXAMPLES["stress_increase"] = (
    np.array([1200.0, 800.0]),
    np.array([[0.0, 0.0], [2.5, 1.0]]),
    np.array([[0.5, -0.4, 2.0], [1.0, 1.0, -0.5], [2.0, 0.5, 3.5]]),
)
EXAMPLES["settlement"] = (
    np.array([1.6, 2.0, 1.4]),
    np.array([18.5, 17.2, 19.6]),
    1.1,
    np.array([[0.32, 0.05, 0.9], [0.45, 0.07, 1.2], [0.28, 0.04, 0.7]]),
    np.array([1.5, 6.0, 1.2]),
    np.array([900.0, 1500.0]),
    np.array([[0.5, 0.2], [-1.5, 1.0]]),
    np.array([0.2, 0.6]),
)
EXAMPLES["pore_pressure"] = (np.array([60.0, 72.0, 55.0, 48.0, 40.0]), 0.9, 0.5, 0.1, 3, False)
EXAMPLES["slope_safety"] = (
    np.array([42.0, 120.0, 150.0, 30.0]),
    np.array([1.8, 2.0, 1.6, 1.5]),
    np.array([-8.0, 12.0, 33.0, 52.0]),
    np.array([12.0, 9.0, 15.0, 11.0]),
    np.array([24.0, 22.0, 27.0, 20.0]),
    np.array([8.0, 18.0, 14.0, 12.0]),
    2,
)
