"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
ROAD = {
    "v": 100.0,
    "w": 20.0,
    "k_jam": np.array([140.0, 140.0, 120.0]),
    "q_max": np.array([2200.0, 2100.0, 1700.0]),
}
EXAMPLES["cell_flows"] = (np.array([18.0, 32.0, 60.0]), 1900.0, 1500.0, ROAD)
EXAMPLES["ctm_simulate"] = (
    np.array([15.0, 25.0, 70.0]),
    np.array([2400.0, 2500.0, 1900.0, 1200.0]),
    np.array([1000.0, 900.0, 1500.0, 1600.0]),
    ROAD,
    0.5,
    0.004,
)
EXAMPLES["idm_platoon"] = (
    np.array([100.0, 107.0, 112.5, 116.0, 120.0]),
    np.array([15.0, 13.0, 9.0, 5.0, 11.0]),
    np.array([78.0, 60.0, 35.0]),
    np.array([14.0, 12.0, 13.0]),
    {"v_wish": 30.0, "T": 1.5, "s0": 2.0, "a": 1.2, "b": 2.0, "length": 5.0},
    0.5,
)
EXAMPLES["gravity_model"] = (
    np.array([400.0, 900.0, 600.0]),
    np.array([700.0, 500.0, 800.0]),
    np.array([[3.0, 10.0, 18.0], [11.0, 2.0, 7.0], [16.0, 8.0, 4.0]]),
    0.1,
    2,
)
EXAMPLES["mode_choice"] = (
    np.array(
        [
            [[0.5, 3.0], [2.2, 1.0], [3.1, 0.7]],
            [[0.8, 2.5], [1.9, 1.4], [2.6, 0.9]],
            [[0.6, 3.6], [2.4, 1.2], [3.5, 1.1]],
            [[0.9, 2.1], [1.6, 1.5], [2.9, 0.8]],
        ]
    ),
    np.array([0.2, -0.4, 0.5]),
    np.array([-0.6, -0.8]),
    np.array([[True, True, True], [True, False, True], [True, True, False], [True, True, True]]),
    np.array([50.0, 30.0, 80.0, 20.0]),
)
EXAMPLES["msa_assignment"] = (
    np.array([900.0, 600.0]),
    np.array([0, 0, 1, 1]),
    np.array([[1.0, 1.0, 0.0], [0.0, 1.0, 1.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]]),
    np.array([0.1, 0.2, 0.12]),
    np.array([700.0, 1000.0, 800.0]),
    3,
)
