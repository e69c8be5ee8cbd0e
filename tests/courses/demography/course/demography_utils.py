"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["life_table"] = (
    np.array([0.06, 0.005, 0.004, 0.02, 0.12]),
    np.array([1.0, 4.0, 15.0, 40.0, 10.0]),
    np.array([0.3, 1.6, 8.0, 22.0, 4.0]),
    1000.0,
)
EXAMPLES["leslie_matrix"] = (
    np.array([14.2, 13.6, 12.9, 15.5]),
    np.array([0.01, 0.11, 0.06, 0.0]),
    1.05,
)
EXAMPLES["project_population"] = (
    np.array([80.0, 64.0, 50.0, 45.0]),
    np.array([14.2, 13.6, 12.9, 15.5]),
    np.array([[0.01, 0.01, 0.005], [0.11, 0.10, 0.08], [0.06, 0.05, 0.05], [0.0, 0.0, 0.0]]),
    np.array([[1.0, 0.5, -0.5], [4.0, -2.0, 3.0], [2.0, 1.0, -1.0], [-1.0, -0.5, 0.5]]),
    15.0,
    (15.0, 45.0),
    1.05,
)
EXAMPLES["stable_population"] = (
    np.array([14.2, 13.6, 12.9, 15.5]),
    np.array([0.01, 0.15, 0.09, 0.0]),
    15.0,
    1.05,
    1,
)
EXAMPLES["brass_fit"] = (
    np.array([[0.93, 0.88], [np.nan, 0.80], [0.84, 0.74], [0.70, 0.52], [0.41, np.nan]]),
    np.array([0.95, 0.90, 0.86, 0.75, 0.50]),
)
