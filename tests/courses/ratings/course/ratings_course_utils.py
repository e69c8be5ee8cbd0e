"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["elo_ratings"] = (
    np.array([1520.0, 1460.0, 1610.0]),
    np.array([0, 2, 1, 2]),
    np.array([1, 0, 2, 1]),
    np.array([2, 0, -1, 4]),
    30.0,
    65.0,
)
EXAMPLES["league_table"] = (
    np.array([0, 1, 2, 0, 2]),
    np.array([1, 2, 0, 2, 1]),
    np.array([2, 1, 3, 0, 2]),
    np.array([2, 0, 1, 2, 1]),
    3,
)
EXAMPLES["bradley_terry"] = (
    np.array([[0.0, 3.0, 1.0], [2.0, 0.0, 4.0], [1.0, 5.0, 0.0]]),
    np.array([[0.0, 1.0, 2.0], [1.0, 0.0, 0.0], [2.0, 0.0, 0.0]]),
    2,
)
EXAMPLES["knockout_chances"] = (
    np.array(
        [[0.0, 3.0, 1.0, 2.0], [2.0, 0.0, 4.0, 5.0], [1.0, 5.0, 0.0, 2.0], [1.0, 2.0, 3.0, 0.0]]
    ),
    np.array(
        [[0.0, 1.0, 2.0, 0.0], [1.0, 0.0, 0.0, 1.0], [2.0, 0.0, 0.0, 2.0], [0.0, 1.0, 2.0, 0.0]]
    ),
    3,
    np.array([1.0, 3.0, 8.0]),
)
EXAMPLES["expected_goals"] = (
    np.array([11.0, 6.5, 2.0, 18.0]),
    np.array([0.5, -4.0, 1.5, 7.0]),
    np.array([False, True, False, False]),
    np.array([True, True, False, False]),
    np.array([-0.5, -0.1, 1.2, -0.9]),
)
