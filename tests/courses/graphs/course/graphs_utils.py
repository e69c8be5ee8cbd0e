"""The inputs of the public examples, for the students' notebook."""

import copy

import numpy as np

EXAMPLES = {}


def example(name):
    """The arguments of the public example of a function, a copy each time."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES["normalized_adjacency"] = (np.array([[0.0, 0.5, 2.0], [1.5, 0.0, 0.0], [0.0, 0.7, 0.3]]),)

EXAMPLES["graph_convolution_forward"] = (
    np.array([[0.5, -1.0], [1.5, 0.8], [-0.3, 2.0]]),
    np.array([[0.0, 0.5, 2.0], [1.5, 0.0, 0.0], [0.0, 0.7, 0.3]]),
    np.array([[0.9, -0.4, 0.2, 0.6], [0.3, 0.8, -0.5, 0.1]]),
    np.array([0.1, -0.2, 0.3, -0.6]),
)
EXAMPLES["graph_convolution_backward"] = (
    np.array([[1.0, 0.5, -1.0, 0.3], [2.0, -0.5, 0.25, -0.7], [0.4, 1.2, -0.9, 0.8]]),
)
EXAMPLES["mean_messages"] = (
    np.array([[0.5, -1.0], [1.5, 0.8], [-0.4, 2.0], [0.6, 0.4]]),
    np.array([[0, 1], [2, 1], [0, 1], [3, 0], [1, 3]]),
    np.array([0.5, 1.5, 0.4, 2.0, 0.9]),
)
EXAMPLES["pagerank"] = (
    np.array([[0.0, 1.0, 0.5, 0.0], [2.0, 0.0, 0.0, 0.7], [0.0, 0.0, 0.0, 0.0], [0.3, 0.9, 1.1, 0.0]]),
    np.array([0.4, 0.1, 0.3, 0.2]),
    0.8,
    3,
)
_RATINGS = (
    np.array([[4.0, 2.5, 1.0], [3.0, 5.0, 2.0], [1.5, 4.0, 3.5], [2.0, 1.0, 4.5]]),
    np.array([[True, False, True], [True, True, False], [False, True, True], [True, False, False]]),
    {
        "P": np.array([[0.5, -0.2], [0.3, 0.9], [-0.6, 0.4], [0.1, 0.7]]),
        "Q": np.array([[0.8, 0.1], [-0.3, 0.6], [0.2, -0.5]]),
        "bu": np.array([0.2, -0.1, 0.4, 0.3]),
        "bi": np.array([-0.3, 0.5, 0.1]),
    },
    0.1,
)
EXAMPLES["factorization_gradients"] = _RATINGS
EXAMPLES["factorization_fit"] = (*_RATINGS, 0.3, 0.2, 0.7, 4)
EXAMPLES["ndcg"] = (
    np.array([[0.9, 0.1, 0.5, 0.7, -0.2], [0.3, 0.8, -0.4, 0.6, 0.2], [0.1, 0.5, 0.4, -0.9, 0.7]]),
    np.array([[0, 3, 1, 2, 2], [2, 0, 3, 1, 0], [1, 0, 2, 3, 1]]),
    np.array(
        [
            [False, False, False, True, False],
            [False, True, False, False, False],
            [False, False, False, False, True],
        ]
    ),
    3,
)
