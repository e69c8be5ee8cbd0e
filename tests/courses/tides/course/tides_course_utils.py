"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["sea_water_sigma"] = (
    np.array([[0.6, 12.0, 35.0], [20.0, 33.5, 37.2]]),
    np.array([[25.0, 8.0, 10.0], [4.0, 15.5, -3.0]]),
)
EXAMPLES["stratification"] = (
    np.array([[34.1, 35.0], [34.2, 35.01], [34.5, 35.02], [34.9, 35.02]]),
    np.array([[15.0, 12.0], [14.9, 11.98], [13.0, 11.97], [11.5, 11.95]]),
    np.array([5.0, 15.0, 30.0, 50.0]),
)
EXAMPLES["tidal_fit"] = (
    np.arange(16) * 1.5,
    np.array(
        [2.1, 2.3, 2.0, 1.2, np.nan, -0.4, -0.6, 0.1, 1.0, 1.8, 1.9, 1.5, np.nan, 0.2, -0.3, 0.0]
    ),
    np.array([12.42, 6.21]),
)
EXAMPLES["wave_dispersion"] = (np.array([5.0, 10.0]), np.array([3.0, 12.0, 50.0]), 2)
EXAMPLES["drifter_diffusion"] = (
    np.array([[0.10, 0.14, 0.21, 0.17, 0.08, 0.02], [-0.20, -0.11, -0.05, -0.09, -0.18, -0.26]]),
    np.array([[0.31, 0.22, 0.18, 0.20, 0.29, 0.36], [0.05, 0.09, 0.16, 0.19, 0.12, 0.03]]),
    3600.0,
    3,
)
