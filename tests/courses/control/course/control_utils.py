"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
A = np.array([[0.9, 0.4], [-0.3, 0.7]])
B = np.array([[0.2], [0.5]])
Q, R, QF = np.array([[2.0, 0.3], [0.3, 1.0]]), np.array([[0.7]]), np.array([[3.0, 0.5], [0.5, 2.0]])
EXAMPLES["discretize"] = (np.array([[-0.4, 1.2], [-2.0, -0.6]]), B, 0.4, 3)
EXAMPLES["steer"] = (A, B, np.array([1.0, -0.5]), np.array([0.3, 0.8]), 3)
EXAMPLES["lqr_gains"] = (A, B, Q, R, QF, 4)
EXAMPLES["pid_control"] = (
    np.array([1.0, 1.0, 1.2, 1.2, -0.5, -0.5]),
    np.array([0.1, 0.3, 0.9, 1.5, 1.1, 0.2]),
    {"kp": 1.5, "ki": 0.8, "kd": 0.2},
    0.5,
    -0.9,
    1.2,
)
EXAMPLES["output_feedback"] = (
    A,
    B,
    np.array([[1.0, 0.4]]),
    np.array([[0.5], [0.2]]),
    {"Q": Q, "R": R, "Qf": QF},
    np.array([1.0, -0.5]),
    np.array([[0.1, -0.2, 0.05]]),
)
EXAMPLES["step_measures"] = (
    np.array([0.5, 0.7, 1.3, 1.9, 2.3, 2.2, 1.9, 1.96, 2.02, 2.01]),
    2.0,
    0.2,
    0.05,
)
