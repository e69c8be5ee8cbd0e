"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["build_ybus"] = (
    np.array([0, 0, 2, 1]),
    np.array([1, 2, 1, 2]),
    np.array([0.1 + 0.4j, 0.2 + 0.5j, 0.1 + 0.3j, 0.2 + 0.6j]),
    np.array([0.3, 0.5, 0.2, 0.4]),
    np.array([1.1, 0.95, 1.05, 0.9]),
    np.array([0.3, 0.5, 0.7]),
)
EXAMPLES["bus_powers"] = (
    np.array([[3 - 9j, -1 + 4j, -2 + 5j], [-1.5 + 4j, 4 - 8j, -2 + 4j], [-2 + 5j, -1.5 + 4j, 3 - 8j]]),
    np.array([1.05, 0.98, 1.02]),
    np.array([0.0, -12.0, 8.0]),
)
EXAMPLES["power_mismatch"] = (
    *EXAMPLES["bus_powers"],
    np.array([[0.0, 0.4, 1.3], [0.0, 0.5, 0.2]]),
    np.array([[0.5, 1.6, 0.3], [0.2, 0.6, 0.1]]),
    np.array([0, 2, 1]),
    0.01,
)
EXAMPLES["dc_flow"] = (
    np.array([0.3, -1.2, 0.7, -0.8]),
    np.array([0, 0, 2, 3, 2]),
    np.array([1, 2, 1, 2, 3]),
    np.array([0.2, 0.4, 0.3, 0.5, 0.6]),
    np.array([0.8, 1.0, 0.5, 0.6, 0.3]),
)
EXAMPLES["fault_study"] = (
    "double-ground",
    np.array([[0.05 + 0.3j, 0.1 + 0.5j], [0.1 + 0.4j, 0.2 + 0.6j], [0.15 + 0.45j, 0.2 + 0.7j]]),
    np.array([1.02 + 0.1j, 0.97 - 0.2j]),
    0.1,
)
EXAMPLES["swing_curve"] = (
    np.array([4.0, 2.5]),
    np.array([10.0, 6.0]),
    np.array([0.8, 0.9]),
    np.array([[2.0, 1.8], [0.2, 0.1], [1.4, 1.3]]),
    50,
    1,
    4,
    8,
    0.04,
)
