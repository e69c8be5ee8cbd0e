"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
PICTURE = np.array(
    [
        [0.2, 0.9, 1.4, 1.1, 0.3],
        [0.5, 2.0, 3.1, 2.7, 0.8],
        [0.1, 1.7, 4.2, 3.9, 1.3],
        [0.4, 0.6, 2.2, 1.6, 0.7],
    ]
)
EXAMPLES["convolve2d"] = (PICTURE, np.array([[0.5, -1.0, 2.0], [1.5, 0.8, -0.3], [0.1, 0.4, -0.6]]), "reflect")
EXAMPLES["gaussian_blur"] = (PICTURE, 0.6)
EXAMPLES["sobel"] = (PICTURE,)
EXAMPLES["suppress"] = (
    np.array([[0.4, 0.7, 0.6, 0.5], [0.8, 1.5, 0.2, 1.1], [0.9, 1.2, 0.3, 1.4]]),
    np.array([[10.0, 50.0, 95.0, 130.0], [85.0, 100.0, 20.0, 60.0], [140.0, 175.0, 30.0, 2.0]]),
)
EXAMPLES["hysteresis"] = (PICTURE, 0.4, 0.8)
EXAMPLES["equalize"] = (np.array([[2, 3, 3], [5, 2, 6], [3, 5, 3]]), 8)
EXAMPLES["rotate"] = (PICTURE, 20.0, -1.0)
EXAMPLES["opening"] = (PICTURE, np.array([[True, False, False], [True, True, False], [False, True, False]]))
