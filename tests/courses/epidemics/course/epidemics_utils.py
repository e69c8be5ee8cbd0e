"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
STATE = np.array([[80.0, 60.0], [10.0, 6.0], [5.0, 12.0], [7.0, 20.0]])
CONTACTS = np.array([[3.0, 1.2], [1.5, 2.2]])
REPORTS = (
    np.array([[10.0, 20.0, 30.0, 25.0], [8.0, 6.0, 12.0, 18.0]]),
    np.array([0.5, 1.0, 0.8]),
    np.array([0.6, 0.4]),
    np.array([1.2, 1.1, 1.0, 0.9, 1.0, 0.5, 0.4]),
    3,
)
EXAMPLES["seir_step"] = (STATE, CONTACTS, 0.2, 0.3, 0.25, 0.5)
EXAMPLES["simulate"] = (STATE, CONTACTS, 0.2, 0.3, 0.25, 8.0, 3, 0.3)
EXAMPLES["next_generation"] = (
    CONTACTS, np.array([100.0, 80.0]), np.array([0.2, 0.4]), np.array([0.7, 1.2]), 0.15, 0.3, 3
)
EXAMPLES["allocate_doses"] = (
    np.array([100.0, 80.0, 120.0]),
    np.array([20.0, 30.0, 10.0]),
    np.array([0.5, 2.0, 1.0]),
    np.array([0.7, 0.8, 0.6]),
    70.0,
    0.85,
)
EXAMPLES["report_delay"] = REPORTS
EXAMPLES["estimate_rt"] = (np.array([5, 8, 12, 15, 14, 20]), np.array([0.5, 0.3, 0.2]), 2, 2.0, 1.5)
EXAMPLES["count_loglik"] = (np.array([[2.0, 7.0, np.nan, 9.0], [1.0, 3.0, 4.0, np.nan]]), *REPORTS, 3.0)
