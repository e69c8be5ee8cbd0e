"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["genotype_summary"] = (
    np.array([[2.0, 1.0, 0.0], [1.0, np.nan, 0.0], [1.0, 0.0, 0.0], [0.0, 2.0, np.nan], [1.0, 1.0, 0.0]]),
)
EXAMPLES["f_statistics"] = (
    np.array([[2.0, 1.0], [0.0, 1.0], [1.0, 2.0], [2.0, np.nan], [0.0, 0.0], [1.0, 2.0], [2.0, 1.0]]),
    np.array([0, 1, 0, 0, 1, 1, 0]),
)
EXAMPLES["wright_fisher"] = (3, 2, np.array([1.2, 1.1, 0.9]), 0.02, 0.05, 3)
EXAMPLES["linkage"] = (
    np.array(
        [[1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]],
    ),
)
EXAMPLES["hitchhike"] = (
    np.array([0.1, 0.3, 0.2, 0.4]),
    np.array([[1.3, 1.3, 1.1, 1.1], [1.3, 1.2, 1.1, 1.0], [1.1, 1.1, 0.9, 0.8], [1.1, 1.0, 0.8, 1.0]]),
    0.2,
    3,
)
EXAMPLES["mutation_load"] = (
    np.array([0.5, 0.8, 0.3]),
    np.array([0.1, 0.0, 0.5]),
    np.array([0.01, 0.02, 0.005]),
    0.25,
)
