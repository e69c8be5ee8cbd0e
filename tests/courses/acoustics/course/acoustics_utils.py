"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["reverberation_times"] = (
    np.array([8.0, 6.0, 3.0]),
    np.array(
        [
            [0.05, 0.10, 0.30],
            [0.10, 0.15, 0.20],
            [0.02, 0.04, 0.05],
            [0.12, 0.25, 0.45],
            [0.08, 0.20, 0.60],
            [0.15, 0.40, 0.80],
        ]
    ),
    np.array([0.001, 0.003, 0.010]),
)
EXAMPLES["image_sources"] = (
    np.array([1.0, 2.0, 1.5]),
    np.array([5.0, 4.5, 3.0]),
    np.array([[0.9, 0.8], [0.7, 0.95], [0.6, 0.85]]),
    1,
)
EXAMPLES["room_impulse_response"] = (
    np.array([1.0, 2.0, 1.4]),
    np.array([3.2, 2.5, 1.1]),
    np.array([5.0, 4.5, 3.0]),
    np.array([[0.9, 0.8], [0.7, 0.95], [0.6, 0.85]]),
    1,
    1000.0,
    20,
)
EXAMPLES["decay_parameters"] = (
    np.array(
        [0.01, -0.02, 0.5, 0.2, -1.6, 0.9, 0.7, -0.8, 0.5, 0.45]
        + [-0.4, 0.3, 0.22, -0.2, 0.15, 0.1, -0.08, 0.06, 0.03, -0.02]
    ),
    100.0,
)
EXAMPLES["fdtd_tube"] = (
    np.array([10.0, 20.0, 10.0, 0.0, 0.0, 0.0]),
    4,
    0,
    2,
    1.0,
    1715.0,
    np.array([2.0, 4.0]),
)
