"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["bigram_model"] = (np.array([0, 1, 2, 1, 2, 0, 1, 1]), 3, 0.5, 0.7)
EXAMPLES["perplexity"] = (np.array([0, 1, 2, 1, 2, 0, 1, 1]), np.array([1, 2, 2, 0]), 3, 0.5, 0.7)
EXAMPLES["tfidf"] = (np.array([[0, 1, 1, 3], [2, 0, -1, -1], [3, 3, 3, -1]]), 4)
EXAMPLES["ppmi"] = (np.array([0, 1, 2, 1, 2, 0, 3, 3]), 4, 2, 0.75, 1.2)
EXAMPLES["nb_fit"] = (
    np.array([[0, 1, 1, 3], [2, 0, -1, -1], [3, 3, 3, -1]]),
    np.array([0, 1, 1]),
    4,
    2,
    0.5,
)
EXAMPLES["nb_posterior"] = (
    np.array([[0, 1, 1, 3], [2, 0, -1, -1], [3, 3, 3, -1]]),
    np.array([0, 1, 1]),
    np.array([[1, 0, 0], [2, 1, -1]]),
    4,
    2,
    0.5,
    0.55,
)
EXAMPLES["viterbi"] = (
    np.array([0, 2, -1, 1]),
    np.array([0.6, 0.4]),
    np.array([[0.7, 0.3], [0.2, 0.8]]),
    np.array([[0.5, 0.4, 0.1], [0.1, 0.3, 0.6]]),
)
