"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
WALK = np.array(
    [
        [[0.00, 1.70], [0.02, 1.00], [0.10, 0.50]],
        [[0.15, 1.74], [0.16, 1.05], [0.22, 0.52]],
        [[0.29, 1.71], [0.33, 1.01], [0.39, 0.47]],
        [[0.42, 1.73], [0.45, 1.02], [0.55, 0.53]],
    ]
)
SEGMENTS = (np.array([[0, 1], [1, 2]]), np.array([0.50, 0.43]), np.array([40.0, 20.0]))
EXAMPLES["center_of_mass"] = (WALK[:3].copy(), *SEGMENTS)
EXAMPLES["center_of_mass"][0][1, 2] = np.nan  # a marker that no camera saw
EXAMPLES["energy_recovery"] = (WALK, *SEGMENTS, 0.1)
EXAMPLES["emg_envelope"] = (
    np.array([[0.5, -0.2, 0.9, 0.1, 0.4, 0.3], [0.2, 0.6, -0.7, 1.1, -0.5, 0.4]]),
    np.array([0.8, 1.5]),
    1,
    40.0,
)
EXAMPLES["hop_test"] = (
    np.array(
        [700.0, 900.0, 1400.0, 5.0, 2.0, -3.0, 4.0, 1600.0, 1200.0, 8.0, 1300.0, 1500.0]
        + [3.0, 1.0, -2.0, 1700.0, 1100.0, 800.0, 1000.0, 6.0, 2.0, 4.0, 3.0, 1.0, 1900.0]
    ),
    20.0,
    10.0,
    2,
)
EXAMPLES["training_form"] = (
    np.array([[120.0, 145.0, 48.0, 160.0], [135.0, 110.0, 150.0, 125.0]]),
    np.array([[60.0, 45.0, 30.0, 50.0], [40.0, 70.0, 35.0, 55.0]]),
    np.array([52.0, 60.0]),
    np.array([190.0, 182.0]),
    np.array([False, True]),
)
