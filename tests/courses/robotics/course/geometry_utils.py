"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["invert_transform"] = (
    np.array(
        [
            [[0.6, -0.8, 0.0, 1.0], [0.8, 0.6, 0.0, -2.0], [0.0, 0.0, 1.0, 0.5], [0.0, 0.0, 0.0, 1.0]],
            [[1.0, 0.0, 0.0, 0.3], [0.0, 0.28, -0.96, 1.5], [0.0, 0.96, 0.28, -1.0], [0.0, 0.0, 0.0, 1.0]],
        ]
    ),
)
EXAMPLES["quaternion_to_matrix"] = (np.array([[0.5, -1.0, 2.0, 0.7], [1.5, 0.8, -0.3, -0.4]]),)
EXAMPLES["arm_forward"] = (
    np.array([0.5, 1.2, 0.3]),
    np.array([0.7, -0.4, 1.1]),
    np.array([0.4, 0.2, 0.9]),
    np.array([0.3, -1.0, 0.8]),
)
EXAMPLES["arm_jacobian"] = (np.array([False, True, False]),)
EXAMPLES["project_points"] = (
    np.array([[0.5, -1.0], [0.8, 0.4], [3.0, 4.0]]),
    EXAMPLES["invert_transform"][0][:1] * np.array([1.0, 1.0, 1.0, 0.5]) + np.diag([0.0, 0.0, 0.0, 0.5]),
    np.array([[8.0, 0.5, 3.0], [0.0, 7.0, 2.5], [0.0, 0.0, 1.0]]),
    np.array([0.5, -0.3, 0.2, -0.1, 0.1]),
)
EXAMPLES["register_points"] = (
    np.array([[0.5, -1.0, 2.0, 0.3], [1.5, 0.8, -0.3, -1.0], [0.2, -0.7, 0.9, 1.4]]),
    np.array([[-1.0, 0.1, 1.2, 1.9], [1.4, -0.2, 2.8, 1.1], [0.9, 0.3, 1.6, 2.7]]),
    np.array([0.5, 1.0, 0.8, 0.3]),
)
EXAMPLES["orientation_filter"] = (
    np.array([[1.0, 2.0, -1.5, 0.5], [2.0, -3.0, 1.0, 4.0], [9.0, 8.5, 9.5, 7.0]]),
    np.array([[0.5, -1.0, 2.0, 0.3], [1.5, 0.8, -0.3, 1.0], [-0.4, 0.9, 0.7, -1.2]]),
    np.array([0.1, -0.2, 0.3]),
    0.1,
    0.4,
)
