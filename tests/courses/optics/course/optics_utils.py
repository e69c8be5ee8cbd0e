"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


# A lens of crown glass, cemented to one of flint.
DOUBLET = (
    np.array([6.2, -4.4, -13.0]),
    np.array([1.0, 1.517, 1.649, 1.0]),
    np.array([0.6, 0.25]),
)

EXAMPLES = {}
EXAMPLES["system_matrix"] = DOUBLET
EXAMPLES["lens_image"] = (*DOUBLET, np.array([30.0, 15.0, 5.0]), np.array([1.0, 0.5, -0.4]))
EXAMPLES["multilayer"] = (
    1.0,
    np.array([1.38 - 0.01j, 2.1 - 0.05j]),
    np.array([0.1, 0.13]),
    1.52,
    np.array([0.45, 0.55, 0.65]),
    0.5,
    "s",
)
EXAMPLES["mueller_train"] = (
    np.array([[1.0, 2.0], [0.5, -0.8], [0.3, 0.9], [-0.2, 0.6]]),
    [("polarizer", 0.4, 0.1), ("retarder", -0.7, 1.3), ("polarizer", 1.2, 0.2)],
)
EXAMPLES["grating_pattern"] = (
    np.array([-300.0, -80.0, 0.0, 150.0]),
    1000.0,
    np.array([0.45, 0.6]),
    np.array([1.0, 1.5]),
    0.6,
    2.0,
    4,
    0.2,
)
EXAMPLES["seidel_sums"] = (*DOUBLET, np.array([1.0, 0.0]), np.array([-0.2, 0.15]))
