"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
TIME = np.array([3.0, 1.0, 4.5, 3.0, 6.0, 2.0, 4.5, 3.0])
EVENT = np.array([True, True, True, False, False, False, True, True])
X = np.array(
    [[0.5, -1.0], [1.5, 0.8], [-0.3, 0.2], [0.9, -0.4], [-1.2, 0.1], [0.4, 1.1], [0.2, -0.7], [-0.6, 0.3]]
)
BETA = np.array([0.8, -0.5])
EXAMPLES["risk_table"] = (TIME, EVENT)
EXAMPLES["kaplan_meier"] = (TIME, EVENT)
EXAMPLES["restricted_mean"] = (TIME, EVENT, 5.0)
EXAMPLES["log_rank"] = (
    TIME,
    EVENT,
    np.array([True, False, True, True, False, True, False, False]),
    1.0,
)
EXAMPLES["cox_forward"] = (X, TIME, EVENT, BETA, 0.1)
EXAMPLES["breslow_survival"] = (
    X,
    TIME,
    EVENT,
    BETA,
    np.array([[0.0, 0.0], [1.0, -1.0]]),
    np.array([0.5, 1.0, 3.5, 4.5]),
)
EXAMPLES["concordance"] = (np.array([0.9, 1.5, -0.3, 0.9, -1.2, 0.4, 0.9, -0.6]), TIME, EVENT)
