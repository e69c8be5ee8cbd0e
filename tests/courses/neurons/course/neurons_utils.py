"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["gate_rates"] = (np.array([-70.0, -55.0, -40.0, -12.5]), 16.3)
EXAMPLES["hodgkin_huxley"] = (
    np.array([[10.0, 12.0, 14.0, 0.0], [30.0, 5.0, 20.0, 8.0]]),
    np.array([-65.0, -45.0]),
    np.array([120.0, 36.0, 0.3]),
    np.array([50.0, -77.0, -54.4]),
    1.0,
    12.0,
    0.05,
)
EXAMPLES["lif_population"] = (
    np.array([[3.0, 9.0, 8.0, 7.0, 6.0, 9.0, 2.0, 1.0], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, 1.5]]),
    np.array([-55.0, -60.0]),
    np.array([8.0, 10.0]),
    np.array([12.0, 10.0]),
    -70.0,
    -50.0,
    -60.0,
    2,
    1.0,
)
EXAMPLES["dynamic_synapse"] = (
    np.array([[1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 0.0]]),
    np.array([0.2, 0.5]),
    np.array([20.0, 5.0]),
    np.array([10.0, 40.0]),
    3.0,
    np.array([[1.0, -0.5], [0.3, 0.8], [0.6, 1.2]]),
    1.0,
)
EXAMPLES["stdp"] = (
    np.array([[1.0, 0.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 1.0, 0.0]]),
    np.array([[0.0, 1.0, 1.0, 0.0, 1.0], [1.0, 0.0, 0.0, 1.0, 0.0]]),
    np.array([[0.5, 0.9, 0.0], [0.7, 0.4, 0.3]]),
    0.1,
    0.2,
    5.0,
    10.0,
    1.0,
    1.0,
)
EXAMPLES["spike_statistics"] = (
    np.array(
        [
            [1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0],
            [0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0],
            [0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0],
        ]
    ),
    2.0,
    3,
)
