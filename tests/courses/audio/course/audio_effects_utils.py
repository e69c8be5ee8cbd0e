"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["biquad_coefficients"] = ("peak", 1200.0, 0.9, 6.0, 8000)
EXAMPLES["equalize"] = (
    np.array([[0.5, -1.0, 2.0, 0.4, -0.7], [1.5, 0.8, -0.3, -0.9, 0.2]]),
    np.array([600.0, 1900.0]),
    1.2,
    np.array([6.0, -4.0]),
    8000,
)
EXAMPLES["adsr_envelope"] = (12, 8, 2, 4, 0.6, 5)
EXAMPLES["additive_chord"] = (
    np.array([440.0, 1100.0]),
    np.array([1.0, 0.5, 0.3, 0.2]),
    0.01,
    np.array([-0.5, 0.8]),
    (5, 2, 3, 0.6, 4),
    8,
    8000,
)
EXAMPLES["compress"] = (
    np.array([[0.1, -0.9, 0.6, 0.2, -0.05], [0.3, 0.4, -0.8, 0.1, 0.02]]),
    -12.0,
    4.0,
    2.0,
    6.0,
    3.0,
)
