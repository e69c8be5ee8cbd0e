"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["atmosphere"] = (np.array([0.0, 1500.0, 9000.0, 14000.0]), 12.0)
EXAMPLES["panel_loads"] = (
    np.array([[1.0, 0.0], [0.5, 0.1], [0.0, 0.02], [0.4, -0.05], [1.0, 0.0]]),
    np.array([-0.4, -1.1, 0.6, 0.2]),
    np.array([0.004, 0.006, 0.007, 0.003]),
    0.08,
)
EXAMPLES["thwaites"] = (
    np.array([0.1, 0.3, 0.6, 0.8, 1.2]),
    np.array([1.0, 1.2, 1.3, 1.25, 1.0]),
    0.01,
    0.05,
)
EXAMPLES["induced_velocity"] = (
    np.array([[0.0, 1.0], [0.5, -0.2], [2.0, 0.3]]),
    np.array([[0.4, 0.0], [-1.0, 0.5]]),
    np.array([1.5, -0.7]),
    0.3,
)
EXAMPLES["wake_descent"] = (
    np.array([[-1.0, 1.2], [1.1, 1.0]]),
    np.array([-3.0, 2.5]),
    0.2,
    4.0,
    0.2,
    3,
)
EXAMPLES["lifting_line"] = (
    np.array([0.8, 1.2, 1.5, 1.1, 0.7]),
    np.array([0.06, 0.09, 0.12, 0.1, 0.05]),
    -0.03,
    6.0,
    8.0,
    0.7,
)
