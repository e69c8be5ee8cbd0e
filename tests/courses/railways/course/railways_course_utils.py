"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
TRAIN = (
    np.array([84.0, 42.5, 38.0]),
    np.array([[14.0, 0.12, 0.42], [11.0, 0.09, 0.18], [12.5, 0.11, 0.23]]),
)
LINE = (np.array([3.5, -6.0, 11.0, 2.0]), np.array([0.0, 450.0, 220.0, 900.0]))
EXAMPLES["train_resistance"] = (np.array([45.0, 80.0, 60.0, 110.0]), *TRAIN, *LINE)
EXAMPLES["accelerate"] = (
    36.0,
    150.0,
    2100.0,
    np.array([250.0, 180.0, 220.0, 150.0]),
    np.array([160.0, 85.0, 70.0, 120.0]),
    *TRAIN,
    *LINE,
)
EXAMPLES["rail_deflection"] = (
    np.array([0.3, 1.4, 2.9]),
    np.array([0.0, 2.5]),
    np.array([200.0, 180.0]),
    3055.0,
    335.0,
    45.0,
    120.0,
    0.2,
)
EXAMPLES["minimum_headways"] = (
    np.array([[60.0, 45.0, 52.0], [85.0, 90.0, 74.0]]),
    np.array([[25.0, 40.0, 38.0], [14.0, 20.0, 22.0]]),
    np.array([200.0, 600.0]),
    np.array([0, 0, 1]),
    900.0,
)
EXAMPLES["track_quality"] = (
    np.array(
        [
            [1.5, 2.0, -0.5, 3.5, 4.0, 1.0, -2.5, 0.5, 2.5, -1.0],
            [0.5, 1.0, 1.5, 2.0, -3.0, -2.0, 0.0, 1.0, 3.0, 2.5],
        ]
    ),
    0.5,
    1,
    3,
    3,
    3.0,
)
