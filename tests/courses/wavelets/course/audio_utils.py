"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["haar_decompose"] = (np.array([4.0, 2.0, 5.0, 5.5, 1.0, -1.0, 0.5, 2.5]), 2)
EXAMPLES["haar_denoise"] = (
    np.array([0.1, -0.2, 0.15, 4.1, 3.9, 4.05, 4.2, 3.95, 4.1, 1.1, 0.9, 1.0, 1.2, 0.85, 1.1, 0.95]),
    2,
)
EXAMPLES["spectral_features"] = (
    np.array([0.5, 1.0, 0.2, -0.8, -1.0, -0.1, 0.7, 0.9, -0.3, 0.4, -0.6, 0.8, -0.9, 0.3, 0.2]),
    100,
    8,
    3,
    0.85,
)
EXAMPLES["mel_energies"] = (
    np.array(
        [
            [0.1, 0.5, 2.0, 1.0, 0.3, 0.2, 0.1, 0.05, 0.02],
            [0.2, 0.1, 0.1, 0.4, 3.0, 5.0, 1.0, 0.3, 0.1],
        ]
    ),
    4000,
    3,
    100,
    20,
)
EXAMPLES["detect_onsets"] = (
    np.array(
        [
            [0.1, 0.2],
            [0.1, 0.3],
            [2.0, 1.0],
            [1.0, 0.5],
            [0.5, 0.4],
            [0.4, 3.0],
            [0.3, 1.5],
            [1.8, 0.7],
            [0.6, 0.2],
        ]
    ),
    10.0,
    2,
    0.1,
    3,
)
EXAMPLES["track_pitch"] = (
    np.array([[np.sin(0.7 * k) + 0.3 * np.cos(1.4 * k) + 0.2 for k in range(24)], [0.0] * 24]),
    100,
    7.0,
    20.0,
    0.3,
)
