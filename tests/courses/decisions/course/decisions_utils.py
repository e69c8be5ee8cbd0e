"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


P = np.array(
    [
        [[0.6, 0.3, 0.1], [0.1, 0.7, 0.2]],
        [[0.2, 0.5, 0.3], [0.4, 0.2, 0.4]],
        [[0.3, 0.3, 0.4], [0.1, 0.1, 0.8]],
    ]
)
R = np.array(
    [
        [[-1.0, 0.5, 2.0], [0.3, -0.2, 1.5]],
        [[0.8, -0.6, 3.0], [-0.4, 1.2, 0.9]],
        [[0.7, -1.1, 0.4], [1.3, 0.6, -0.5]],
    ]
)
ENDS = np.array([False, False, True])

EXAMPLES = {}
EXAMPLES["bellman_backup"] = (P, R, np.array([1.5, -0.7, 2.2]), ENDS, 0.9)
EXAMPLES["policy_evaluation"] = (
    P,
    R,
    np.array([[0.3, 0.7], [0.6, 0.4], [0.8, 0.2]]),
    ENDS,
    np.array([0.5, 0.3, 0.2]),
    0.9,
)
EXAMPLES["value_iteration"] = (P, R, ENDS, 0.9, 0.05, 50)
EXAMPLES["bandit"] = (
    np.array([[0.9, 1.6], [0.2, 1.1], [1.4, 0.7], [0.6, 2.1], [1.2, 1.8]]),
    np.array([0.8, 1.4]),
    np.array([0.7, 0.1, 0.9, 0.4, 0.6]),
    np.array([0, 1, 1, 0, 0]),
    0.2,
    0.5,
    None,
)
EXAMPLES["sarsa_lambda"] = (
    np.array([[0.5, -0.3], [1.2, 0.4], [-0.8, 0.9]]),
    np.array([0, 1, 1, 2, 0, 1]),
    np.array([1, 0, 0, 1, 1, 0]),
    np.array([0.7, -1.0, 2.0, 0.4, 1.1]),
    np.array([False, False, True, False, False]),
    0.3,
    0.9,
    0.6,
)
EXAMPLES["gae"] = (
    np.array([[0.5, -1.0, 2.0], [1.5, 0.8, -0.3]]),
    np.array([[0.4, 0.9, -0.6, 1.1], [0.2, -0.5, 0.7, 1.3]]),
    np.array([[0.0, 0.0, 0.0], [0.0, 1.0, 0.0]]),
    0.9,
    0.7,
)
EXAMPLES["policy_forward"] = (
    np.array([[0.5, -1.0], [1.5, 0.8], [-0.3, 0.6]]),
    np.array([[0.3, -0.2, 0.9], [0.1, 0.7, -0.4]]),
    np.array([0.1, -0.4, 0.2]),
    np.array([2, 0, 1]),
    np.array([1.2, -0.7, 0.5]),
    np.array([-0.9, -1.3, -1.5]),
    0.2,
    0.1,
)
EXAMPLES["policy_backward"] = (1.5,)
