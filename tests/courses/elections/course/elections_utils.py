"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


BALLOTS = (
    np.array([[1, 3, 2, 4], [0, 1, 2, 3], [3, 0, 1, 2], [2, 3, 0, 1], [0, 2, 0, 1]]),
    np.array([7, 6, 5, 4, 2]),
)

EXAMPLES = {}
EXAMPLES["divisor_seats"] = (np.array([4100, 2750, 1900, 850, 320]), 8, 2, 1.4, 0.05)
EXAMPLES["pairwise_preferences"] = BALLOTS
EXAMPLES["schulze"] = BALLOTS
EXAMPLES["rake_poll"] = (
    np.array([1.2, 0.8, 1.0, 1.5, 0.7, 1.1]),
    np.array([0, 1, 1, 0, 1, 0]),
    np.array([2, 0, 1, 1, 2, 0]),
    np.array([0.55, 0.45]),
    np.array([0.3, 0.5, 0.2]),
    np.array([1, 0, 1, 1, 0, 0]),
    2,
    1.4,
)
EXAMPLES["map_report"] = (np.array([[5200, 4100], [3900, 6300], [4800, 4600], [2500, 7100]]), 0.03)
