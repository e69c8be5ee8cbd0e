"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["rate_constants"] = (
    np.array([330.0, 350.0, 375.0]),
    np.array([0.8, 1.5]),
    np.array([60.0, 45.0]),
    np.array([3.0, 0.7]),
    np.array([-35.0, 20.0]),
    345.0,
)
EXAMPLES["mass_action"] = (
    np.array([[1.2, 0.8, 0.3], [0.5, 0.9, 1.4], [0.6, -0.1, 0.7]]),
    np.array([[-1, -2, 1], [1, 0, -1]]),
    np.array([[1.5, 1.1, 0.7], [0.6, 0.9, 1.3]]),
    np.array([[0.4, 0.5, 0.6], [0.3, 0.2, 0.8]]),
)
EXAMPLES["semibatch"] = (
    np.array([2.0, 0.5, 0.3]),
    1.5,
    np.array([[-1, -1, 1]]),
    np.array([0.9]),
    np.array([0.2]),
    2.0,
    np.array([0.4, 1.6, 0.1]),
    0.13,
    0.05,
    5,
)
EXAMPLES["residence_times"] = (
    np.array([0.0, 0.5, 1.2, 2.0, 3.1, 4.5, 6.0]),
    np.array([[0.2, 1.4, 2.9, 2.2, 1.1, 0.5, 0.1], [0.4, 0.9, 1.8, 2.6, 1.9, 1.0, 0.6]]),
    np.array([0.2, 0.3]),
)
EXAMPLES["interstage_cooling"] = (
    np.array([690.0, 720.0, 710.0]), 20.0, -85.0, 800.0, 450.0, 0.9, 810.0
)
EXAMPLES["steady_states"] = (
    np.array([292.0, 309.0, 325.0, 336.0, 346.0, 357.0, 369.0, 382.0, 395.0, 410.0]),
    1.2,
    {
        "k_ref": np.array([0.8]),
        "Ea": np.array([85.0]),
        "K_ref": np.array([70.0]),
        "dH": np.array([-55.0]),
        "T_ref": 350.0,
    },
    320.0,
    0.5,
    302.0,
    280.0,
)
