"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["life_table"] = (np.array([0.08, 0.13, 0.21, 0.34]), 100.0)
EXAMPLES["temporary_annuities"] = (np.array([80.0, 71.0, 60.0, 44.0, 21.0]), 0.06, 3, 4)
EXAMPLES["endowment_premiums"] = (
    np.array([0.05, 0.07, 0.1, 0.16]), 0.05, 10.0, 3, 0.04, 0.09, 0.03,
)
EXAMPLES["net_reserves"] = (np.array([0.05, 0.07, 0.1, 0.16]), 0.05, 10.0, 3)
EXAMPLES["chain_ladder"] = (
    np.array(
        [
            [5.2, 3.1, 1.4, 0.6],
            [7.4, 3.9, 2.3, 0.0],
            [6.1, 4.2, 0.0, 0.0],
            [9.3, 0.0, 0.0, 0.0],
        ]
    ),
    1.05,
)
EXAMPLES["ruin_paths"] = (
    0.8,
    1.2,
    np.array([[0.4, 3.9, 0.2, 0.7], [0.3, 0.5, 0.9, 1.1], [1.8, 0.6, 0.1, 2.6], [0.7, 1.3, 1.6, 0.2]]),
    0.04,
    1.5,
)
