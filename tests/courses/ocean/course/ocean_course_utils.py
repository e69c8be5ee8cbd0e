"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["density_anomaly"] = (
    np.array([[34.2, 36.1], [35.4, 33.8], [36.3, 34.6]]),
    np.array([[18.5, 4.2], [12.3, 15.1], [6.7, 2.4]]),
    np.array([20.0, 450.0, 1500.0]),
)
EXAMPLES["mixed_layer"] = (
    np.array([[34.1, 34.9], [34.3, 34.82], [34.31, 34.83], [34.9, 34.82], [35.2, 34.83]]),
    np.array([[15.2, 12.1], [14.6, 11.83], [14.61, 11.84], [11.9, 11.83], [9.4, 11.84]]),
    np.array([4.0, 12.0, 30.0, 55.0, 90.0]),
    0.03,
)
EXAMPLES["wave_dispersion"] = (np.array([8.0, 12.0, 5.0]), np.array([25.0, 6.0, 40.0]), 2)
EXAMPLES["tidal_harmonics"] = (
    np.array([1.2, 2.3, 3.1, 4.4, 5.2, 6.5, 7.1, 8.6, 9.4, 10.3, 11.8, 12.9]),
    np.array([1.42, 1.05, 0.71, 0.32, 0.29, 0.55, -9.0, 1.48, 1.83, 2.05, 2.12, 1.61]),
    np.array([True] * 6 + [False] + [True] * 5),
    np.array([0.506, 0.253]),
)
EXAMPLES["drifter_dispersion"] = (
    np.array([[179.8, 179.9, -179.9, -179.8], [-179.9, -179.8, -179.7, -179.4], [178.5, 178.4, 178.6, 178.3]]),
    np.array([[48.1, 48.2, 48.1, 48.3], [48.3, 48.3, 48.5, 48.4], [47.2, 47.1, 47.0, 46.8]]),
    0.25,
    40.0,
)
