"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["stability_numbers"] = (
    np.array([[0.5, 0.7, 0.6], [0.9, 0.8, 0.4]]),
    np.array([[0.3, -1.2, 0.5], [0.1, 0.8, -0.6]]),
    np.array([[-0.4, 0.2, 0.9], [-1.5, 0.7, 0.3]]),
    0.2,
    0.5,
    0.01,
    0.8,
)
EXAMPLES["tridiagonal_solve"] = (
    np.array([-0.5, 0.8, 0.3]),
    np.array([3.0, 2.5, 4.0, 3.2]),
    np.array([0.7, -0.6, 0.4]),
    np.array([1.0, -2.0, 0.5, 1.5]),
)
EXAMPLES["heat_explicit"] = (
    np.array([0.5, 1.0, -0.4, 0.8]),
    np.array([0.3, -0.2, 0.6, 1.1]),
    0.9,
    0.4,
    0.05,
    np.array([0.6, 0.9]),
    -0.7,
)
EXAMPLES["heat_theta"] = (
    np.array([0.5, 1.0, -0.4, 0.8, 0.2]),
    np.array([0.9, 1.4, 0.7, 1.1]),
    0.4,
    0.1,
    0.6,
    2,
    0.3,
    -0.5,
)
EXAMPLES["upwind"] = (np.array([0.5, 1.0, -0.4, 0.8]), np.array([0.6, -0.9, 1.2, 0.4]), 0.25, 0.1, 2)
EXAMPLES["jacobi"] = (
    np.array([[1.0, 0.5, -0.3, 0.8], [0.2, 0.0, 0.4, 0.6], [0.7, -0.1, 0.3, 0.9], [0.4, 1.2, -0.8, 0.1]]),
    np.array([[0.5, 0.1, 0.9, 0.3], [1.0, 2.0, -1.5, 0.7], [0.6, 0.8, 1.1, -0.4], [0.2, 0.3, 0.5, 0.6]]),
    0.4,
    0.7,
    2,
)
EXAMPLES["sor"] = (*EXAMPLES["jacobi"][:2], 0.6, 1.4, 2)
EXAMPLES["heat_energy"] = (0.9, 0.4, 0.05)
