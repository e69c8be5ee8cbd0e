"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["stratified_volume"] = (
    np.array([14.2, 21.5, 17.8, 9.6, 25.1, 11.3]),
    np.array([0, 1, 0, 2, 1, 0]),
    np.array([3.5, 2.2, 1.4]),
    0.05,
)
EXAMPLES["height_curve"] = (
    np.array([12.5, 18.0, 24.5, 31.0, 38.5, 27.0]),
    np.array([13.1, 17.6, 20.4, 24.9, 26.0, 15.2]),
    np.array([False, False, False, False, False, True]),
    np.array([15.0, 22.0, 35.0]),
)
EXAMPLES["stem_volume"] = (
    np.array([[42.0, 34.5, 28.0, 19.5], [31.0, 26.0, 17.5, 11.0]]),
    4.0,
    np.array([6.5, 4.2]),
    0.06,
    18.0,
)
EXAMPLES["competition"] = (
    np.array([[1.5, 2.0], [6.0, 7.5], [18.5, 3.0], [9.0, 12.5]]),
    np.array([24.0, 35.5, 18.5, 29.0]),
    20.0,
    8.0,
)
EXAMPLES["project_stand"] = (
    np.array([[1.5, 2.0], [6.0, 7.5], [18.5, 3.0], [9.0, 12.5]]),
    np.array([24.0, 35.5, 18.5, 29.0]),
    20.0,
    8.0,
    {"rate": 0.09, "dmax": 60.0, "shade": 0.04, "death": 0.02, "crowded": 0.3},
    3,
)
