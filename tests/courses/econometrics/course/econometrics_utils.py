"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["ols_robust"] = (
    np.array([[1.0, 0.5], [1.0, -1.0], [1.0, 2.0], [1.0, 1.5], [1.0, 0.8], [1.0, -0.3]]),
    np.array([1.2, -0.4, 4.1, 2.0, 1.1, 0.9]),
)
EXAMPLES["two_stage"] = (
    np.array([2.1, 0.3, 3.9, 1.4, -0.6, 2.8, 1.9, 0.2]),
    np.array([1.0, -0.2, 2.3, 0.4, -1.1, 1.2, 1.3, -0.5]),
    np.array([[1.0, 0.4], [1.0, 1.1], [1.0, -0.6], [1.0, 0.9],
              [1.0, -1.2], [1.0, 0.3], [1.0, 0.7], [1.0, -0.1]]),
    np.array([[0.6, 0.2], [-0.8, 0.5], [1.4, 1.1], [0.1, -0.7],
              [-0.9, 0.3], [1.2, -0.4], [0.3, 0.9], [-0.2, -1.0]]),
)  # fmt: skip
EXAMPLES["fixed_effects"] = (
    np.array([1.3, 4.2, 0.7, 3.1, 2.6, 5.0, -0.4, 2.2]),
    np.array([[0.2, 1.0], [1.5, 0.4], [0.9, -0.7], [1.1, 0.1],
              [0.6, 1.8], [2.4, 0.5], [-0.3, -0.2], [0.4, 0.9]]),
    np.array([0, 1, 2, 1, 0, 1, 2, 0]),
)  # fmt: skip
EXAMPLES["ar_forecast"] = (
    np.array([1.0, 1.8, 0.6, 1.1, 2.3, 1.9, 0.8, 1.2, 2.0, 1.7, 0.9, 1.5]),
    2,
    4,
)
EXAMPLES["gjr_garch"] = (np.array([0.8, -1.2, 0.3, 1.9, -0.7, -1.5]), 0.2, 0.1, 0.2, 0.6, 3)
EXAMPLES["adf_test"] = (
    np.array([0.3, 0.9, 0.4, 1.6, 1.2, 2.1, 1.8, 2.9, 2.2, 3.5, 3.0, 3.4]),
    1,
    True,
)
