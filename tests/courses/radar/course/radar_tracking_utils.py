"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["pulse_compress"] = (
    np.array(
        [
            [0.5 + 1.0j, -1.0 + 0.2j, 2.0 - 0.5j, 0.3 + 0.7j, -0.6 - 0.4j],
            [1.5 - 0.8j, 0.8 + 0.1j, -0.3 + 1.2j, 0.9 - 1.1j, 0.4 + 0.6j],
        ]
    ),
    np.array([1.0 + 0.5j, -0.4 + 0.8j, 0.6 - 0.9j]),
)
EXAMPLES["range_doppler"] = (
    np.array(
        [
            [2.5 + 1.0j, -1.0 + 0.2j, 2.0 - 0.5j, 0.3 + 0.7j],
            [1.5 - 0.8j, 0.8 + 1.1j, -0.3 + 1.2j, 0.9 - 1.1j],
            [0.4 + 0.6j, -1.7 + 0.4j, 1.1 + 0.3j, -0.8 + 0.5j],
            [1.9 + 0.1j, 0.6 - 1.3j, 0.7 - 0.9j, 1.4 + 0.2j],
            [0.8 - 0.5j, -0.2 + 0.9j, -1.2 + 0.6j, 0.5 + 1.0j],
        ]
    ),
    np.array([1.0 + 0.5j, -0.4 + 0.8j]),
    1000.0,
    0.03,
)
EXAMPLES["cfar_detect"] = (
    np.array([0.8, 1.3, 0.4, 2.1, 30.0, 22.0, 0.9, 1.6, 0.5, 1.1, 25.0]),
    1,
    2,
    0.1,
)
EXAMPLES["ekf_update"] = (
    np.array([-3.0, 0.4, 0.5, -0.2]),
    np.array(
        [[1.0, 0.2, 0.3, 0.0], [0.2, 0.8, 0.1, 0.2], [0.3, 0.1, 0.5, 0.1], [0.0, 0.2, 0.1, 0.6]]
    ),
    np.array([3.4, -3.05]),
    np.array([[0.2, 0.01], [0.01, 0.05]]),
)
EXAMPLES["track_target"] = (
    np.array([5.0, 2.0, 1.0, 0.5]),
    np.array(
        [[0.4, 0.1, 0.1, 0.0], [0.1, 0.3, 0.0, 0.1], [0.1, 0.0, 0.2, 0.0], [0.0, 0.1, 0.0, 0.3]]
    ),
    np.array([[6.1, 6.4, 12.0, 7.7], [0.42, 0.35, 1.2, 0.44]]),
    np.array([True, False, True, True]),
    0.5,
    0.6,
    np.array([[0.2, 0.0], [0.0, 0.005]]),
    9.0,
)
