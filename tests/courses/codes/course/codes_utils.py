"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["entropy"] = (np.array([[4.0, 2.0, 1.0, 1.0], [5.0, 0.0, 2.0, 6.0]]), 2.0)
EXAMPLES["mutual_information"] = (np.array([[3.0, 0.0, 2.0], [1.0, 5.0, 4.0]]),)
EXAMPLES["word_posteriors"] = (
    np.array([[1, 0, 1, 1, 0], [0, 0, 1, 0, 0]]),
    np.array([[0, 0, 0, 0, 0], [1, 0, 1, 1, 1], [0, 1, 1, 0, 1]]),
    0.15,
    np.array([0.5, 0.3, 0.2]),
)
EXAMPLES["syndrome_decode"] = (
    np.array([[1, 1, 0], [0, 1, 1], [1, 1, 1]]),
    np.array([[1, 0, 1, 0, 0, 1], [1, 1, 1, 0, 1, 0], [0, 1, 0, 1, 1, 1]]),
)
EXAMPLES["viterbi"] = (
    np.log(np.array([0.6, 0.4])),
    np.log(np.array([[0.7, 0.3], [0.2, 0.8]])),
    np.log(np.array([[0.9, 0.2, 0.6], [0.3, 0.5, 0.1]])),
)
EXAMPLES["blahut_arimoto"] = (np.array([[0.7, 0.2, 0.1], [0.1, 0.3, 0.6]]), 3)
