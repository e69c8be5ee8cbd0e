"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


def stations():
    """Three stations for two years and a half, from April on, with gaps."""
    k = np.arange(30)
    wave = np.cos(2 * np.pi * (3 + k - 6) / 12)
    X = np.round(
        np.array([[9.0], [14.0], [-2.0]])
        + np.array([[8.0], [5.0], [12.0]]) * wave
        + np.array([[1.0], [-0.7], [1.4]]) * np.sin(1.7 * k)
        + 0.04 * k,
        1,
    )
    X[1, 28] = np.nan
    X[2, [3, 20, 27]] = np.nan
    return X


EXAMPLES = {}
EXAMPLES["zonal_budget"] = (
    np.array([-14.0, 3.0, 26.0, 12.0]),
    np.array([-70.0, -45.0, 5.0, 38.0]),
    1361.0,
    203.0,
    2.1,
)
EXAMPLES["run_energy_balance"] = (
    np.array([-9.0, 4.0, 25.0, 11.0]),
    np.array([-70.0, -45.0, 5.0, 38.0]),
    np.array([1361.0, 1340.0, 1300.0]),
    203.0,
    2.1,
    3.0,
    8.0,
    0.5,
)
EXAMPLES["two_layer_response"] = (
    np.array([[3.7, 3.7, 3.7, 3.7], [0.5, 1.0, 1.5, -2.0]]),
    1.2,
    0.7,
    1.3,
    8.0,
    50.0,
    1.5,
)
EXAMPLES["carbon_pools"] = (
    np.array([9.0, 10.0, -3.0, 6.0]),
    np.array([0.2, 0.3, 0.5]),
    np.array([0.0, 0.02, 0.25]),
    np.array([60.0, 90.0, 40.0]),
    1.5,
)
EXAMPLES["monthly_anomalies"] = (stations(), np.array([50.0, -20.0, 68.0]), 3, 2, 26)
EXAMPLES["trend_significance"] = (
    1981.0 + np.arange(10),
    np.array(
        [
            [9.1, 9.0, 9.3, 9.6, 9.5, 9.4, 9.8, 10.1, 10.0, 9.9],
            [4.0, 3.2, 4.1, 3.3, 4.4, 3.1, 4.2, 3.6, 4.0, 3.5],
        ]
    ),
)
