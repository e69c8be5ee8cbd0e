"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["open_circuit_voltage"] = (
    np.array([0.05, 0.3, 0.62, 0.97]),
    np.array([0.1, 0.4, 0.9]),
    np.array([3.3, 3.6, 4.1]),
    np.array([-0.0004, 0.0002, 0.0001]),
    np.array([298.15, 308.15, 283.15, 318.15]),
)
EXAMPLES["count_charge"] = (
    np.array([[2.0, 3.0, -4.0, -6.0], [-1.0, 5.0, 2.5, 4.0]]),
    np.array([0.0, 600.0, 1500.0, 2700.0]),
    np.array([0.7, 0.4]),
    np.array([2.5, 2.2]),
    0.9,
)
EXAMPLES["terminal_voltage"] = (
    np.array([10.0, -6.0, 15.0, 8.0]),
    np.array([0.0, 20.0, 50.0, 65.0]),
    0.55,
    np.array([298.15, 303.15, 305.15, 310.15]),
    {
        "capacity": 2.5,
        "efficiency": 0.9,
        "r_charge": 0.035,
        "r_discharge": 0.015,
        "r": np.array([0.01, 0.02]),
        "c": np.array([1500.0, 2000.0]),
        "knots": np.array([0.1, 0.4, 0.9]),
        "table": np.array([3.3, 3.6, 4.1]),
        "entropy": np.array([-0.0004, 0.0002, 0.0001]),
    },
)
EXAMPLES["capacity_fade"] = (
    np.array([60.0, 90.0, 45.0]),
    np.array([[25.0, 40.0, -5.0], [10.0, 20.0, 30.0]]),
    np.array([[0.5, 0.8, 0.6], [0.4, 0.3, 0.7]]),
    np.array([[0.8, 0.6, 0.9], [0.2, 0.3, 0.5]]),
    np.array([[60, 80, 70], [5, 10, 8]]),
    0.8,
)
EXAMPLES["impedance_spectrum"] = (
    np.array([0.1, 10.0, 2000.0]),
    np.array([1e-6, 3e-6]),
    np.array([0.02, 0.015]),
    np.array([[0.01, 0.03], [0.02, 0.025]]),
    np.array([[0.5, 4.0], [1.0, 3.0]]),
    np.array([[0.9, 0.8], [0.85, 0.75]]),
    np.array([0.003, 0.005]),
    3,
)
