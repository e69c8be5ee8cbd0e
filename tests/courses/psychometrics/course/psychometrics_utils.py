"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
BANK = (
    np.array([0.8, 1.2, 0.6]),
    np.array([-0.5, 0.4, 1.1]),
    np.array([0.2, 0.15, 0.25]),
)
EXAMPLES["item_curves"] = (np.array([-0.7, 1.6]), *BANK)
EXAMPLES["score_distribution"] = (np.array([[0.9, 0.6, 0.3], [0.7, 0.4, 0.2]]),)
EXAMPLES["fisher_scoring"] = (
    np.array([[1.0, 1.0, 0.0], [0.0, 1.0, 1.0]]),
    *BANK,
    0.8,
    3,
)
EXAMPLES["em_step"] = (
    np.array([[1.0, 1.0, 0.0], [0.0, 1.0, np.nan], [1.0, 0.0, 1.0], [1.0, np.nan, 0.0]]),
    *BANK,
    np.array([-1.5, 0.2, 1.8]),
    np.array([0.25, 0.45, 0.3]),
)
EXAMPLES["reliability"] = (
    np.array(
        [
            [4.0, 3.0, 5.0, 2.0],
            [2.0, 2.5, 3.0, 3.0],
            [5.0, 4.0, 4.5, 1.0],
            [1.0, 2.0, 1.5, 2.0],
            [3.0, 3.5, 2.0, 4.0],
        ]
    ),
)
EXAMPLES["equipercentile"] = (np.array([4, 11, 20, 9, 6]), np.array([7, 9, 12, 15, 5, 2]))
