"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["position_weights"] = (
    np.array([[0, 1, 2], [0, 1, 3], [0, -1, 3], [2, 1, 3]]),
    np.array([0.3, 0.2, 0.1, 0.4]),
    1.5,
)
EXAMPLES["jukes_cantor"] = (
    np.array(
        [
            [0, 1, 2, 3, 0, 1, 2, 3, 1, 1],
            [0, 1, 2, 3, 0, 1, 2, -1, 2, 1],
            [0, 1, 3, 3, 0, 1, -1, 3, 2, 3],
        ]
    ),
    4.0,
)
EXAMPLES["linkage"] = (
    np.array([[0, 0, 1], [1, 1, 0], [1, 0, 1], [1, 1, 0], [0, 0, 0], [0, 1, 1], [1, 1, 0]]),
)
EXAMPLES["align_forward"] = (
    np.array([0, 1, 2, 2, 3]),
    np.array([0, 2, 3, 3]),
    np.array([[4.0, -2, -1, -3], [-1, 5, -2, -2], [-3, -1, 4, 0], [-2, -3, -1, 6]]),
    2.0,
    False,
)
EXAMPLES["upgma"] = (
    np.array([[0.0, 2.0, 5.0, 6.0], [2.0, 0.0, 5.5, 7.0], [5.0, 5.5, 0.0, 3.0], [6.0, 7.0, 3.0, 0.0]]),
)
EXAMPLES["tree_forward"] = (
    np.array([[0, 1, 2, 3], [0, 1, 2, -1], [0, 3, 1, 3]]),
    np.array([[0, 1], [3, 2]]),
    np.array([0.2, 0.3, 0.5, 0.4, 0.6]),
    np.array([0.3, 0.2, 0.1, 0.4]),
)
EXAMPLES["tree_backward"] = (np.array([1.0, 0.5, -1.0, 2.0]),)
