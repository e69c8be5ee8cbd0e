"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
RAYS = (
    np.array([[-990.0, 40.0, 60.0, 900.0], [20.0, -700.0, 300.0, -1050.0]]),
    np.array([[False, True, True, True], [True, True, True, True]]),
    np.array([0.5, 1.0, 1.2, 0.8]),
)
EXAMPLES["water_equivalent_depth"] = RAYS
EXAMPLES["depth_dose"] = (*RAYS, 90.0, np.array([0.05, 0.09]), np.array([2.0, 1.0]), 1.1)
EXAMPLES["chamber_dose"] = (
    np.array(
        [
            [[20.1, 15.2], [20.3, 15.1]],
            [[-19.2, -14.6], [-19.1, -14.5]],
            [[19.0, 14.9], [19.2, 14.8]],
        ]
    ),
    np.array([0.12, -0.15, 0.1]),
    23.5,
    99.8,
    2.5,
    np.array([True, False]),
    5.2,
    np.array([0.99, 0.97]),
)
EXAMPLES["biological_dose"] = (
    np.array([[1.5, 2.0], [1.2, 1.8], [1.6, 2.2]]),
    np.array([8.0, 14.0, 32.0]),
    np.array([3.0, 10.0]),
    2.5,
    0.6,
    0.5,
)
EXAMPLES["gamma_index"] = (
    np.array([2.0, 1.8, 0.3]),
    np.array([1.95, 1.6, 0.35]),
    np.array([[0.0, 0.0], [3.0, 1.0], [9.0, 8.0]]),
    np.array([[0.5, 0.5], [3.5, 2.0], [8.0, 8.0]]),
    3.0,
    3.0,
    20.0,
    False,
)
