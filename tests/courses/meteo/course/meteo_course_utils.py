"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["moisture"] = (
    np.array([[22.5, 8.0, -3.5], [15.0, -12.0, 2.5]]),
    np.array([[60.0, 85.0, 72.0], [45.0, 90.0, 38.0]]),
    np.array([[950.0], [800.0]]),
)
EXAMPLES["cape_cin"] = (
    np.array([100.0, 600.0, 1400.0, 2500.0, 4000.0, 6000.0]),
    np.array([1000.0, 940.0, 855.0, 750.0, 620.0, 475.0]),
    np.array([[25.0, 22.0], [22.5, 20.0], [16.0, 14.5], [8.0, 9.0], [-3.0, 1.0], [-18.0, -12.0]]),
    np.array([[70.0, 65.0], [75.0, 50.0], [80.0, 40.0], [55.0, 35.0], [40.0, 30.0], [35.0, 25.0]]),
    np.array(
        [
            [299.5, 296.5],
            [297.0, 293.0],
            [291.0, 287.5],
            [284.5, 281.0],
            [272.5, 272.0],
            [254.0, 257.0],
        ]
    ),
)
EXAMPLES["advect"] = (
    np.array([2.0, 5.0, 9.0, 4.0, 3.0]),
    np.array([10.0, -8.0, 12.0, 6.0, -15.0]),
    3e5,
    50e3,
    600.0,
    2,
)
EXAMPLES["geostrophic_wind"] = (
    np.array([[5640.0, 5665.0, 5620.0, 5610.0], [5580.0, 5602.0, 5570.0, 5544.0], [5490.0, 5470.0, 5505.0, 5450.0]]),
    np.array([40.0, 45.0, 50.0]),
    90.0,
)
EXAMPLES["brier_decomposition"] = (
    np.array([0.1, 0.9, 0.35, 1.0, 0.6, 0.05, 0.7, 0.28]),
    np.array([0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0]),
    4,
)
