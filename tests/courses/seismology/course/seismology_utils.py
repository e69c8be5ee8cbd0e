"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["head_waves"] = (
    np.array([2.0, 6.0, 15.0, 30.0]),
    np.array([1.0, 2.0, 1.5]),
    np.array([2.5, 4.0, 3.5, 6.0]),
)
EXAMPLES["sta_lta"] = (
    np.array([0.5, -0.3, 0.2, -0.6, 0.4, 0.1, 2.5, -3.0, 1.5, -0.8, 0.3, -0.1, 0.2, 0.5]),
    2,
    5,
    2.0,
    1.5,
)
EXAMPLES["aic_pick"] = (
    np.array([0.3, -0.1, 0.2, 0.5, 0.1, -0.2, 0.4, 2.1, -1.8, 2.6, -1.5, 1.2]),
    3,
)
EXAMPLES["local_magnitude"] = (
    np.array(
        [
            [[1.0, 5.0, -3.0, 2.0], [0.5, -4.0, 3.0, 1.0]],
            [[0.2, 2.5, -1.5, 0.3], [-0.4, 1.0, -2.0, 0.6]],
            [[8.0, -10.0, 6.0, -3.0], [2.0, 9.0, -7.0, 1.0]],
            [[0.1, -6.0, 7.0, 0.2], [0.3, 5.0, -8.0, 0.4]],
            [[0.8, -0.9, 1.3, 0.1], [0.6, -1.1, 0.7, -0.2]],
        ]
    ),
    np.array([60.0, 90.0, 35.0, 180.0, 130.0]),
    np.array([0.1, -0.05, 0.2, -0.1, 0.15]),
    10.0,
    0.5,
)
EXAMPLES["arrival_times"] = (
    np.array([2.0, -1.0, 8.0, 3.0]),
    np.array([[10.0, 4.0, 0.5, 0.1], [-6.0, 9.0, 1.2, -0.2], [3.0, -12.0, 0.8, 0.3]]),
    np.array([False, True, False]),
    6.0,
    3.5,
)
EXAMPLES["locate"] = (
    np.array([1.0, 1.0, 6.0, 2.5]),
    np.array(
        [
            [10.0, 4.0, 0.5, 0.1],
            [10.0, 4.0, 0.5, 0.1],
            [-6.0, 9.0, 1.2, -0.2],
            [3.0, -12.0, 0.8, 0.3],
            [3.0, -12.0, 0.8, 0.3],
            [-15.0, -7.0, 0.3, 0.05],
            [1.0, 2.0, 1.0, -0.1],
        ]
    ),
    np.array([False, True, False, False, True, True, False]),
    np.array([5.3, 6.9, 5.1, np.nan, 8.0, 10.4, 4.4]),
    np.array([1.0, 0.5, 1.0, 1.0, 0.5, 0.7, 0.8]),
    6.0,
    3.5,
    0.3,
    0.1,
    2,
)
