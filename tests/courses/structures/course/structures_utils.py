"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
NODES = np.array([[0.0, 0.0], [2.0, 0.3], [1.1, 1.5]])
BARS = np.array([[0, 1], [1, 2], [2, 0]])
E, A = np.array([2.0, 1.5, 1.2]), np.array([1.0, 0.8, 1.3])
SPRINGS = np.array([[0.5, 0.2], [0.3, 0.7], [0.4, 0.6]])
EXAMPLES["element_stiffness"] = (np.array([0.5, -1.0]), np.array([2.0, 0.8]), 2.0, 1.5)
EXAMPLES["assemble"] = (NODES, BARS, E, A, SPRINGS)
EXAMPLES["solve_displacements"] = (
    np.array([[3.0, -1.0, 0.5, 0.2], [-1.0, 4.0, -1.5, 0.3], [0.5, -1.5, 5.0, -2.0], [0.2, 0.3, -2.0, 3.5]]),
    np.array([1.0, -2.0, 0.5, 1.5]),
    np.array([True, False, False, True]),
    np.array([0.1, 0.4, -0.3, -0.2]),
)
EXAMPLES["bar_stresses"] = (
    NODES, BARS, np.array([0.1, -0.2, 0.3, 0.15, -0.4, 0.25]), E, np.array([0.1, 0.2, 0.15]),
    np.array([1.0, -0.5, 2.0]), np.array([0.3, 0.2, 0.25]), 0.6,
)
EXAMPLES["beam_loads"] = (
    np.array([0.0, 1.5, 2.5, 4.5]), np.array([1.0, 2.0, -0.5, 0.8]), np.array([0.5, 3.2]), np.array([2.0, -1.5]),
)
EXAMPLES["vibration_modes"] = (
    NODES, BARS, E, A, SPRINGS, np.array([1.0, 0.7, 1.4]),
    np.array([[True, True], [False, True], [False, False]]),
)
