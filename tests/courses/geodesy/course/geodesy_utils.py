"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["geodetic_to_ecef"] = (
    np.array([[48.2, 16.4, 0.2], [-33.9, 151.2, 2.1]]),
    6378.137,
    1 / 298.257223563,
)
EXAMPLES["ecef_to_geodetic"] = (
    np.array([[4085.0, 1201.0, 4733.0], [-4645.0, 2553.0, -3539.0]]),
    6378.137,
    1 / 298.257223563,
    2,
)
EXAMPLES["look_angles"] = (
    np.array([[15600.0, 7540.0, 20140.0], [18760.0, -2750.0, 18610.0], [-9000.0, 24000.0, 3000.0]]),
    np.array([48.2, 16.4, 0.2]),
    6378.137,
    1 / 298.257223563,
    10.0,
)
EXAMPLES["traverse"] = (
    np.array([1000.0, 2000.0]),
    215.0,
    np.array([95.0, 210.5, 170.25]),
    np.array([120.0, 85.5, 140.25]),
    np.array([811.1, 2279.9]),
)
EXAMPLES["hatch_filter"] = (
    np.array([[21.3, 22.1, 24.6, 25.2, 27.9], [30.4, 29.0, 28.7, 26.1, 25.9]]),
    np.array([[11.0, 12.2, 13.9, 15.1, 16.8], [9.0, 8.1, 17.0, 15.6, 14.9]]),
    np.array([[False, False, False, False, False], [False, False, True, False, False]]),
    3,
)
EXAMPLES["adjust_levelling"] = (
    np.array([[0, 1], [1, 2], [2, 0], [1, 3], [3, 2]]),
    np.array([2.31, -1.12, -1.25, 0.84, -1.90]),
    np.array([1.2, 0.8, 2.0, 1.5, 1.0]),
    4,
    100.0,
)
