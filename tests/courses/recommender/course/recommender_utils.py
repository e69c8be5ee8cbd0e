"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
RATINGS = np.array(
    [
        [5.0, 3.0, 0.0, 1.0, 4.0],
        [4.0, 0.0, 2.0, 1.0, 5.0],
        [1.0, 1.0, 5.0, 0.0, 2.0],
        [0.0, 2.0, 4.0, 5.0, 3.0],
    ]
)
FACTORS = np.array([[0.5, -1.0], [1.5, 0.8], [-0.3, 0.7], [1.2, 0.4], [0.9, -0.6]])
RATINGS = np.array(
    [
        [5.0, 3.0, 0.0, 1.0, 4.0],
        [4.0, 0.0, 2.0, 1.0, 5.0],
        [1.0, 1.0, 5.0, 0.0, 2.0],
        [0.0, 2.0, 4.0, 5.0, 3.0],
    ]
)
FACTORS = np.array([[0.5, -1.0], [1.5, 0.8], [-0.3, 0.7], [1.2, 0.4], [0.9, -0.6]])
EXAMPLES["fit_biases"] = (RATINGS, RATINGS > 0, 0.5, 2)
EXAMPLES["user_similarity"] = (RATINGS, RATINGS > 0, 1.5)
EXAMPLES["predict_neighbours"] = (RATINGS, RATINGS > 0, 1.5, 2)
EXAMPLES["als_users"] = (RATINGS, RATINGS > 0, FACTORS, 0.1)
EXAMPLES["als_fit"] = (RATINGS, RATINGS > 0, FACTORS, 0.1, 3)
EXAMPLES["ranking_measures"] = (
    np.array([[0.2, 0.9, 0.4, 0.7, 0.1], [1.3, 0.3, 0.8, 0.5, 0.6]]),
    np.array([[1, 0, 3, 2, 0], [0, 2, 1, 0, 0]]),
    3,
)
