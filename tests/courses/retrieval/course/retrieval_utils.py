"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["tfidf_weights"] = (np.array([[3, 0, 1, 0], [0, 2, 5, 0], [1, 0, 2, 4]]),)
EXAMPLES["cosine_scores"] = (
    np.array([[0.5, -1.0, 2.0], [1.5, 0.8, -0.3], [0.2, 0.9, 0.4]]),
    np.array([0.7, 0.4, 1.1]),
    2,
)
EXAMPLES["bm25_scores"] = (
    np.array([[3, 0, 1, 0], [0, 2, 5, 0], [1, 0, 2, 4]]),
    np.array([0, 2, 1, 2]),
    1.5,
    0.75,
)
RATINGS = (
    np.array([[5.0, 3.0, 1.0], [4.0, 2.0, 2.0]]),
    np.array([[True, True, False], [True, False, True]]),
    3.1,
    np.array([0.3, -0.2]),
    np.array([0.6, -0.4, -0.9]),
)
ITEMS = np.array([[0.8, -0.5], [0.3, 1.1], [-0.7, 0.4]])
EXAMPLES["mf_forward"] = (*RATINGS, np.array([[0.4, -0.6], [1.2, 0.5]]), ITEMS, 0.2)
EXAMPLES["als_users"] = (*RATINGS, ITEMS, 0.2)
EXAMPLES["ranking_metrics"] = (
    np.array([0.3, 1.2, -0.4, 0.8, 0.1]),
    np.array([2, 0, 1, 3, 0]),
    3,
)
EXAMPLES["pagerank"] = (
    np.array([[0.0, 1.0, 1.0, 0.0], [0.0, 0.0, 1.0, 1.0], [1.0, 0.0, 0.0, 0.0], [0.0] * 4]),
    0.85,
    3,
)
