"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["reference_et"] = (
    np.array([[21.5, 24.0, 18.3], [27.1, 30.2, 25.6]]),
    np.array([[12.3, 10.8, 9.1], [14.9, 16.0, 13.2]]),
    np.array([[72.0, 65.0, 84.0], [48.0, 41.0, 57.0]]),
    np.array([[2.1, 1.4, 3.6], [2.8, 1.9, 2.3]]),
    np.array([[11.2, 13.6, 6.4], [14.1, 15.3, 12.2]]),
    np.array([120.0, 860.0]),
)
DAYS = (
    np.array([14.0, 17.5, 21.0, 26.5, 19.0, 23.5, 28.0, 18.5]),
    np.array([3.5, 6.0, 8.5, 13.0, 10.5, 9.0, 15.5, 11.0]),
    np.array([11.8, 12.1, 12.5, 12.9, 13.3, 13.6, 14.0, 14.3]),
)
CROP = {"base": 6.0, "ceiling": 24.0, "critical": 13.5, "sensitivity": 0.3}
EXAMPLES["thermal_time"] = (*DAYS, CROP, np.array([5.0, 30.0, 90.0]))
EXAMPLES["bucket_balance"] = (
    np.array([4.0, 28.0, 0.0, 11.0, 2.5]),
    np.array([3.5, 2.0, 6.0, 4.5, 5.0]),
    np.array([35.0, 80.0]),
    0.55,
    18.0,
    0.4,
)
EXAMPLES["crop_growth"] = (
    *DAYS,
    np.array([14.0, 18.5, 21.0, 24.0, 12.5, 19.0, 23.0, 16.0]),
    np.array([1.0, 0.95, 0.9, 0.7, 0.8, 1.0, 0.85, 0.75]),
    {
        **CROP,
        "stages": np.array([5.0, 30.0, 52.0]),
        "leaf_start": 0.4,
        "leaf_limit": 1.0,
        "extinction": 0.6,
        "efficiency": 2.5,
        "leaf_share": 0.03,
        "leaf_loss": 0.05,
        "grain_share": 0.7,
    },
)
EXAMPLES["block_anova"] = (
    np.array([[6.1, 6.8, 5.9], [7.4, 7.9, 7.0], [6.0, np.nan, 6.3], [8.2, 8.5, 7.6]]),
    2.57,
)
