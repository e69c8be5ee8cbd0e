"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["wall_temperatures"] = (
    np.array([0.015, 0.24, 0.12]),
    np.array([0.7, 0.5, 0.04]),
    np.array([20.0, 21.5]),
    np.array([-5.0, 3.0]),
    8.0,
    23.0,
)
EXAMPLES["humid_air"] = (
    np.array([[21.0, 4.0, 12.5], [-6.0, 17.0, 1.5]]),
    np.array([[0.5, 0.6, 0.8], [0.85, 0.3, 0.95]]),
)
EXAMPLES["glaser"] = (
    np.array([0.015, 0.1, 0.24]),
    np.array([0.7, 0.04, 0.8]),
    np.array([10.0, 3.0, 15.0]),
    np.array([20.0, 22.0, 21.0]),
    np.array([-6.0, 9.0, 1.0]),
    np.array([0.6, 0.45, 0.55]),
    np.array([0.8, 0.7, 0.75]),
)
EXAMPLES["heat_zones"] = (
    np.array([15.0, 20.2, 23.5]),
    np.array([5e5, 7e5, 6e5]),
    np.array([40.0, 55.0, 25.0]),
    np.array([[0.0, 30.0, 12.0], [30.0, 0.0, 20.0], [12.0, 20.0, 0.0]]),
    np.array([-3.0, 2.0]),
    np.array([[100.0, 250.0], [60.0, 180.0], [300.0, 90.0]]),
    np.array([20.0, 20.5, 19.0]),
    np.array([1500.0, 1200.0, 1000.0]),
    900.0,
)
EXAMPLES["opening_flows"] = (
    np.array([1.0, 4.0, 8.0]),
    np.array([0.5, 0.2, 0.4]),
    np.array([0.6, -0.3, -0.4]),
    2.5,
    22.0,
    4.0,
    300.0,
)
