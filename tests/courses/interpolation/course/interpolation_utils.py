"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["divided_differences"] = (
    np.array([0.5, -0.4, 1.2, 0.1]),
    np.array([1.0, -0.7, 0.3, 1.6]),
)
EXAMPLES["newton_interpolate"] = (
    np.array([0.5, -0.4, 1.2, 0.1]),
    np.array([1.0, -0.7, 0.3, 1.6]),
    np.array([0.3, 0.9, -0.2]),
)
EXAMPLES["spline_fit"] = (
    np.array([0.5, 1.1, 2.4, 3.0, 4.2]),
    np.array([1.0, -0.7, 0.3, 1.6, 0.4]),
    (0.7, -1.3),
)
EXAMPLES["spline_evaluate"] = (np.array([0.8, 2.0, 4.5]),)
EXAMPLES["simpson"] = (np.array([1.0, -0.7, 0.3, 1.6, 0.4, 0.9, 1.3, -0.2]), 0.2)
EXAMPLES["romberg"] = (np.array([1.0, 1.7, 0.3, 1.6, 0.4]), 0.5, 2.1)
EXAMPLES["gauss_rule"] = (3, -1.0, 2.5)
