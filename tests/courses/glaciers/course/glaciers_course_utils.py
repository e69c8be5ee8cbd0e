"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["degree_day_balance"] = (
    np.array([3.0, -1.5, 5.0]),
    np.array([4.0, 9.0, 2.0]),
    np.array([1600.0, 1900.0, 2300.0]),
    1800.0,
    np.array([8.0, 20.0, 40.0]),
    np.array([1.5, 2.0, 0.8]),
)
EXAMPLES["ice_flux"] = (
    np.array([150.0, 180.0, 160.0, 140.0]),
    np.array([700.0, 640.0, 590.0, 630.0]),
    np.array([True, True, False, True]),
    400.0,
)
EXAMPLES["advance_glacier"] = (
    np.array([150.0, 180.0, 160.0, 120.0]),
    np.array([150.0, 60.0, -50.0, -160.0]),
    np.array([True, True, True, False]),
    np.array([2.0, 1.0, -1.0, -3.0]),
    400.0,
    0.5,
    2,
)
EXAMPLES["column_temperature"] = (
    np.array([-0.15, -0.4, -0.9, -1.6]),
    np.array([0.0, 0.4, -0.3, -0.5]),
    -2.0,
    0.08,
    20.0,
    5.0,
)
EXAMPLES["percolate_water"] = (
    np.array([15.0, 4.0]),
    np.array([[80.0, 120.0, 100.0], [60.0, 90.0, 110.0]]),
    np.array([[-1.0, -3.0, -2.0], [-4.0, -6.0, -5.0]]),
    np.array([[0.5, 1.0, 0.2], [1.5, 0.3, 0.8]]),
)
