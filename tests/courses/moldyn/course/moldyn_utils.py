"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["minimum_image"] = (
    np.array([[0.5, -1.9, 2.6], [3.5, 0.8, -4.3]]),
    np.array([3.0, 3.2, 4.0]),
)
EXAMPLES["lennard_jones"] = (
    np.array([[0.3, 0.4], [1.6, 0.2], [4.2, 0.9], [1.2, 1.5]]),
    np.array([5.0, 5.5]),
    0.9,
    1.05,
    2.0,
)
EXAMPLES["start_velocities"] = (
    np.array([[0.4, -1.1], [1.3, 0.2], [-0.6, 0.7]]),
    np.array([1.0, 2.5, 1.7]),
    1.4,
)
EXAMPLES["velocity_verlet"] = (
    np.array([[0.3, 0.4], [1.6, 0.2], [4.2, 0.9]]),
    np.array([[0.5, -0.3], [-1.0, 0.4], [0.2, 0.8]]),
    np.array([1.0, 2.0, 1.5]),
    0.05,
    3,
    np.array([5.0, 5.5]),
    0.9,
    1.05,
    2.0,
)
EXAMPLES["chain_forward"] = (
    np.array(
        [
            [[0.0, 0.1], [1.0, 0.3], [1.4, 1.2], [2.5, 1.1]],
            [[0.5, 0.2], [0.4, 1.3], [-0.6, 1.0], [-0.9, 2.1]],
        ]
    ),
    np.array([1.5, 2.0, 0.8]),
    np.array([1.1, 0.9, 1.3]),
    np.array([0.7, 1.2]),
)
EXAMPLES["chain_backward"] = (np.array([1.0, -0.5]), np.array([0.8, 1.5]))
EXAMPLES["radial_distribution"] = (
    np.array(
        [
            [[0.2, 0.5, 0.9], [0.3, 0.4, 0.2]],
            [[1.6, 1.5, 1.7], [0.9, 1.1, 1.2]],
            [[3.7, 3.9, 0.1], [2.8, 3.1, 2.6]],
        ]
    ),
    np.array([4.0, 4.4]),
    4,
)
EXAMPLES["mean_square_displacement"] = (
    np.array(
        [
            [[0.2, 0.5, 0.9, 1.4, 1.9], [0.3, 2.9, 2.5, 2.7, 0.1]],
            [[1.6, 1.5, 2.1, 0.2, 2.3], [0.9, 1.1, 1.2, 0.8, 0.4]],
        ]
    ),
    np.array([2.5, 3.0]),
    0.2,
)
