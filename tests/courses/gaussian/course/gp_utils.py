"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["standardize"] = (
    np.array([[1.0, 20.0], [2.0, 26.0], [4.5, 23.0]]),
    np.array([[3.0, 25.0], [0.5, 21.0]]),
)
EXAMPLES["rbf_kernel"] = (
    np.array([[0.2, -1.0], [1.1, 0.4], [-0.7, 0.9]]),
    np.array([[0.5, 0.3], [-1.2, 0.8]]),
    np.array([0.8, 1.4]),
    2.0,
)
EXAMPLES["matern_kernel"] = (*EXAMPLES["rbf_kernel"], 2.5)
EXAMPLES["gp_fit"] = (
    np.array([[0.2, -1.0], [1.1, 0.4], [-0.7, 0.9]]),
    np.array([1.3, 0.4, 2.2]),
    0.9,
    np.array([0.8, 1.4]),
    1.7,
    0.4,
)
EXAMPLES["gp_predict"] = (np.array([[0.5, 0.3], [-1.2, 0.8]]), True)
EXAMPLES["bayes_linear"] = (
    np.array([[1.0, 0.5], [1.0, -1.2], [1.0, 2.1]]),
    np.array([0.8, -0.6, 2.3]),
    np.array([[1.0, 0.1], [1.0, 1.7]]),
    0.5,
    4.0,
)
EXAMPLES["sparse_predict"] = (
    np.array([[-0.5, 0.2], [0.9, -0.4]]),
    np.array([[0.2, -1.0], [1.1, 0.4], [-0.7, 0.9]]),
    np.array([0.4, -0.5, 1.3]),
    np.array([[0.5, 0.3], [-1.2, 0.8]]),
    np.array([0.8, 1.4]),
    1.7,
    0.4,
)
