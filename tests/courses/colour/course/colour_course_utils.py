"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["spectra_to_xyz"] = (
    np.array([[0.2, 0.4, 0.6, 0.5], [0.8, 0.3, 0.1, 0.2]]),
    np.array([0.8, 1.1, 1.0, 0.9]),
    np.array([[0.3, 0.1, 1.6], [0.2, 0.7, 0.4], [1.0, 0.8, 0.1], [0.4, 0.2, 0.05]]),
    np.array([430.0, 510.0, 590.0, 650.0]),
)
EXAMPLES["adapt_white"] = (
    np.array([[30.0, 40.0, 20.0], [60.0, 50.0, 70.0]]),
    np.array([109.85, 100.0, 35.58]),
    np.array([95.05, 98.0, 108.9]),
    60.0,
    "dim",
    False,
)
EXAMPLES["xyz_to_lab"] = (
    np.array([[30.0, 40.0, 20.0], [0.6, 0.5, 70.0]]),
    np.array([95.05, 100.0, 108.9]),
)
EXAMPLES["delta_e_94"] = (
    np.array([[50.0, 20.0, -30.0], [70.0, -10.0, 40.0]]),
    np.array([[55.0, 10.0, -25.0], [60.0, 5.0, 35.0], [40.0, -20.0, 15.0]]),
    "textiles",
)
EXAMPLES["quantize_colours"] = (
    np.array([[50.0, 20.0, -30.0], [70.0, -10.0, 40.0], [45.0, 10.0, -20.0], [80.0, 5.0, 30.0]]),
    np.array([3, 8, 5, 2]),
    np.array([[52.0, 12.0, -20.0], [72.0, 0.0, 28.0]]),
    2,
)
