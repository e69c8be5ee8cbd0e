"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["clipped_stats"] = (
    np.array([50.0, 51.5, 48.7, 49.2, 95.0, 50.8, 52.1, 47.9, 49.6, 51.1, 12.0, 50.3]),
    2.0,
    2,
)
STAR = np.array(
    [
        [21.0, 19.0, 22.0, 20.5, 18.0, 21.5, 20.2, 19.1],
        [20.0, 24.0, 31.0, 33.0, 25.0, 21.0, 19.5, 20.7],
        [18.5, 30.0, 90.0, 160.0, 70.0, 26.0, 21.0, 18.3],
        [22.0, 29.0, 140.0, 400.0, 210.0, 42.0, 19.0, 21.9],
        [19.0, 24.0, 60.0, 190.0, 120.0, 35.0, 22.0, 20.4],
        [20.5, 21.0, 26.0, 45.0, 38.0, 24.0, 18.0, 19.8],
        [19.5, 18.0, 20.0, 23.0, 22.0, 20.0, 21.5, 20.9],
    ]
)
EXAMPLES["image_moments"] = (STAR, 20.0)
EXAMPLES["aperture_magnitude"] = (STAR, 3.1, 3.0, 1.7, 2.6, 4.2)
EXAMPLES["radial_profile"] = (STAR, 20.0, 4, 1.0)
EXAMPLES["lomb_scargle"] = (
    np.array([0.3, 1.1, 2.6, 3.0, 4.7, 5.2, 6.9, 8.4]),
    np.array([12.1, 12.9, 11.6, 11.4, 12.8, 12.3, 11.5, 12.6]),
    np.array([0.1, 0.2, 0.1, 0.15, 0.2, 0.1, 0.3, 0.2]),
    np.array([0.2, 0.31, 0.5]),
)
EXAMPLES["rotate_sky"] = (
    np.array([10.0, 130.0, 283.0]),
    np.array([25.0, -40.0, 5.0]),
    192.9,
    27.1,
    122.9,
)
