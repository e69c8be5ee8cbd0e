"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EYE = np.array([4.0, 3.0, 6.0])
TARGET = np.array([0.5, 1.0, -0.5])
UP = np.array([0.1, 2.0, 0.3])

EXAMPLES = {}
EXAMPLES["look_at"] = (EYE, TARGET, UP)
EXAMPLES["project_points"] = (
    np.array([[1.0, 0.5, -1.0], [-0.7, 1.5, 0.4], [0.2, -0.3, 1.1]]),
    EYE,
    TARGET,
    UP,
    0.8,
    64,
    48,
)
EXAMPLES["ray_sphere"] = (
    np.array([0.5, 0.2, 5.0]),
    np.array([[0.0, 0.1, -1.0], [-0.3, 0.2, -2.0], [0.8, 0.5, -1.0], [0.0, -0.1, 1.5]]),
    np.array([0.2, 0.5, -1.0]),
    1.5,
)
EXAMPLES["shade_phong"] = (
    np.array([[0.2, -0.5, 0.1], [0.7, 0.4, -0.3]]),
    np.array([[0.3, 0.1, 1.5], [-0.2, 0.8, 0.6]]),
    np.array([1.0, 2.0, 3.0]),
    np.array([-0.5, 0.5, 4.0]),
    np.array([0.8, 0.4, 0.3]),
    np.array([0.1, 0.6, 0.5]),
    3,
)
EXAMPLES["rasterize"] = (
    np.array(
        [
            [[0.3, 0.2, 2.0], [5.8, 0.9, 3.0], [1.4, 3.7, 4.0]],
            [[0.1, 3.6, 1.0], [4.2, 0.4, 4.5], [5.5, 3.9, 2.5]],
        ]
    ),
    np.array(
        [
            [[1.0, 0.2, 0.1], [0.3, 0.9, 0.2], [0.1, 0.3, 0.8]],
            [[0.9, 0.8, 0.1], [0.2, 0.7, 0.6], [0.5, 0.1, 0.4]],
        ]
    ),
    4,
    6,
)
EXAMPLES["sample_bilinear"] = (
    np.array([[[0.1], [0.9], [0.4]], [[0.7], [0.2], [0.6]]]),
    np.array([[0.3, 0.6], [0.95, 1.2], [-0.4, 0.5]]),
)
