"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["heat_exchanger"] = (
    np.array([[1.2, 2.0, 1.5], [1.0, 1.4, 1.8]]),
    np.array([[3.9, 3.6, 4.1], [4.2, 4.2, 4.0]]),
    np.array([[72.0, 85.0, 90.0], [4.0, 12.0, 8.0]]),
    np.array([[3.0, 2.5, 4.0], [3.5, 4.5, 5.0]]),
    np.array([4.0, 6.0, 5.0]),
    0.1,
    "counter",
)
EXAMPLES["hop_bitterness"] = (
    np.array([0.12, 0.05, 0.08, 0.1]),
    np.array([[25.0, 60.0], [20.0, 30.0], [15.0, 40.0], [30.0, 50.0]]),
    np.array([60.0, 15.0, 30.0, 0.0]),
    np.array([True, False, False, True]),
    np.array([1.048, 1.072]),
    np.array([22.0, 19.0]),
)
EXAMPLES["ferment"] = (
    np.array([95.0, 120.0]),
    np.array([4.0, 6.0]),
    np.array([[14.0, 16.0, 18.0, 21.0], [18.0, 20.0, 22.0, 25.0]]),
    3.0,
    {
        "mu": 0.15,
        "Q10": 2.2,
        "Ks": 10.0,
        "P_max": 90.0,
        "Y_yeast": 0.1,
        "Y_ethanol": 0.46,
        "death": 0.01,
    },
)
RETORT = (
    np.array([[95.0, 108.0, 116.5, 119.0, 120.5, 112.0], [98.0, 104.0, 111.0, 115.0, 117.0, 113.5]]),
    np.array([0.0, 3.0, 5.0, 9.0, 14.0, 16.0]),
    121.1,
)
EXAMPLES["lethality"] = (*RETORT, 10.0, 3.0)
EXAMPLES["microbial_survival"] = (
    *RETORT,
    np.array([1.6, 1.1, 2.0]),
    np.array([10.0, 8.8, 11.5]),
    np.array([60.0, 90.0, 30.0]),
    1.5,
)
