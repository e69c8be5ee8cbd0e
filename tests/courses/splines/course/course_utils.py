"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
X = np.array([0.0, 1.0, 1.8, 3.1, 4.0])
Y = np.array([0.5, -1.0, 2.0, 1.4, -0.3])
T = np.array([0.3, 1.2, 2.5, 3.6])
EXAMPLES["spline_second_derivatives"] = (X, Y)
EXAMPLES["spline_evaluate"] = (X, Y, np.array([0.4, 2.2, -0.5, 3.7]))
EXAMPLES["bspline_basis"] = (X, 2, T)
EXAMPLES["romberg"] = (Y, 0.5, 2.0, 2)
EXAMPLES["weighted_fit"] = (X, Y, np.array([0.5, 1.0, 0.7, 1.2, 0.9]), 1)
EXAMPLES["smooth"] = (
    np.array([0.0, 0.0, 0.0, 1.0, 2.2, 4.0, 4.0, 4.0]),
    2,
    np.array([0.2, 0.7, 1.1, 1.9, 2.4, 3.0, 3.7]),
    np.array([0.5, 0.9, 1.6, 1.1, 0.2, -0.4, -1.0]),
    np.array([1.0, 2.0, 0.5, 1.5, 0.8, 1.2, 0.7]),
    0.6,
)
