"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["turbine_power"] = (
    np.array([[3.0, 6.2, 9.7, 14.1], [5.4, 8.3, 11.6, 2.1]]),
    np.array([3.5, 7.0, 12.0, 14.0]),
    np.array([60.0, 800.0, 2000.0, 1400.0]),
    np.array([1.1, 1.25]),
)
EXAMPLES["sector_energy"] = (
    np.array([310.0, 940.0, 450.0]),
    np.array([7.1, 9.4, 8.2]),
    np.array([1.9, 2.3, 2.1]),
    np.array([3.0, 5.5, 8.0, 11.5, 16.0]),
    np.array([3.5, 7.0, 12.0, 14.0]),
    np.array([60.0, 800.0, 2000.0, 1400.0]),
    np.array([1.15]),
    0.88,
)
EXAMPLES["bem_induction"] = (
    np.array([0.25, 0.6, 0.9]),
    np.array([0.085, 0.055, 0.03]),
    np.array([0.26, 0.05, -0.01]),
    7.5,
    3,
    2,
)
EXAMPLES["wake_speeds"] = (
    np.array([0.0, 420.0, 900.0, 850.0]),
    np.array([0.0, 40.0, 90.0, -400.0]),
    262.0,
    9.5,
    100.0,
    np.array([0.8, 0.75, 0.7, 0.85]),
    0.07,
)
EXAMPLES["turbulence_bins"] = (
    np.array(
        [
            [7.1, 8.0, 6.4, 7.9, 8.8],
            [9.5, 10.9, 10.1, 9.2, 11.8],
            [6.6, 5.9, 7.4, 6.1, 7.0],
            [10.2, 9.9, 11.7, 10.4, 12.3],
        ]
    ),
    np.array([4.0, 6.0, 8.0, 11.0]),
)
