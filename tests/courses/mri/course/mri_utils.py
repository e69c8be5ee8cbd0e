"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["free_precession"] = (
    np.array([[0.5, -0.2, 0.8], [0.1, 0.6, -0.3], [0.4, -0.7, 0.2]]),
    20.0,
    np.array([0.0, 10.0, -15.0]),
    400.0,
    60.0,
)
EXAMPLES["pulse_train"] = (
    np.array([90.0, 60.0, 30.0]),
    np.array([0.0, 90.0, 45.0]),
    40.0,
    10.0,
    np.array([-8.0, 3.0, 12.0]),
    300.0,
    80.0,
    False,
)
EXAMPLES["reconstruct"] = (
    np.array(
        [
            [[1, 2j, 1, 0], [2, 8, 3j, 1], [1, 1 - 1j, 2, 0.5]],
            [[0, 1, 1j, 2], [1 + 1j, 2, 6, 1], [0.5, 1, 2j, 1]],
        ]
    ),
    2.5,
    0.6,
)
EXAMPLES["sense_unfold"] = (
    np.array([[1.0 + 1j, 0.5], [0.2, 1.5 - 0.5j], [0.8j, 1.0]]),
    np.array(
        [
            [1.0, 0.9, 0.4 + 0.2j, 0.3],
            [0.5j, 0.2, 0.8, 1.0 - 0.3j],
            [0.3, 0.6 + 0.1j, 0.7j, 0.5],
        ]
    ),
    np.array([[1.0, 0.2j, 0.1], [-0.2j, 1.5, 0.3], [0.1, 0.3, 0.8]]),
    np.array([True, True, True, False]),
)
EXAMPLES["fit_t2"] = (
    np.array([[9.0, 7.5, 6.4, 5.2], [6.0, 3.5, 0.8, 1.0], [1.2, 0.7, 0.4, 0.5]]),
    np.array([10.0, 21.0, 30.0, 42.0]),
    0.3,
)
EXAMPLES["fit_tensor"] = (
    np.array(
        [
            [2.0, 0.5, 1.1, 1.4, 0.7, 0.8, 1.2, 0.6],
            [1.0, 0.5, 0.4, 0.6, 0.3, 0.55, 0.45, 0.5],
        ]
    ),
    np.array([0.0, 1.0, 1.0, 0.8, 1.2, 1.0, 0.9, 1.1]),
    np.array(
        [
            [1.0, 0.0, 0.0],
            [1.0, 0.0, 0.0],
            [0.0, 1.0, 0.0],
            [0.0, 0.0, 1.0],
            [0.6, 0.8, 0.0],
            [0.8, 0.0, 0.6],
            [0.0, 0.6, -0.8],
            [0.8, -0.6, 0.0],
        ]
    ),
)
