"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["areal_rainfall"] = (
    np.array([[2.0, 3.0], [9.0, 4.0], [5.0, 11.0]]),
    np.array([[4.0, 0.5], [7.0, 1.5], [2.0, 6.0]]),
    np.array([[4.0, 4.0], [6.0, 7.0], [17.0, 15.0], [8.0, 5.0]]),
    6.0,
    2.0,
)
EXAMPLES["snow_balance"] = (
    np.array([5.0, 8.0, 3.0, 6.0, 2.0, 4.0]),
    np.array([-3.0, 2.0, -1.5, 4.0, 6.5, -2.0]),
    0.5,
    3.0,
    0.3,
    0.2,
    10.0,
)
EVENT = (
    np.array([6.0, 18.0, 25.0, 9.0]),
    np.array([20.0, 0.5, 4.0, 13.0, 6.0]),
    np.array([85.0, 70.0]),
    np.array([12.0, 30.0]),
)
EXAMPLES["excess_rain"] = EVENT
EXAMPLES["muskingum"] = (np.array([5.0, 12.0, 30.0, 22.0, 14.0, 9.0]), 5.0, 0.2, 2.0, 2)
EXAMPLES["flood_hydrograph"] = (*EVENT, np.array([1.0, 3.0, 2.0]), 4.0, 0.9, 5.0, 0.2, 2.0, 2)
EXAMPLES["model_skill"] = (
    np.array([[3.0, 5.0, np.nan, 9.0, 6.0, 4.0], [2.0, 8.0, 7.0, 3.0, np.nan, 5.0]]),
    np.array([[2.0, 6.0, 8.0, 7.0, 6.5, 4.5], [3.0, 6.0, 8.0, 4.0, 3.0, 4.0]]),
    1,
)
