"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["stage_budget"] = (
    np.array([60.0, 12.0, 4.0]),
    np.array([6.0, 1.5, 0.6]),
    np.array([290.0, 330.0, 450.0]),
    1.2,
)
EXAMPLES["vertical_ascent"] = (100.0, 8.0, 2500.0, 220.0, 0.05, 2000.0, 20.0, 2.0, 8)
EXAMPLES["orbital_elements"] = (
    np.array([[7000.0, -2500.0], [1500.0, 6800.0], [-900.0, 3100.0]]),
    np.array([[-1.2, -6.1], [6.9, -2.2], [3.3, 1.7]]),
    398600.4418,
)
EXAMPLES["solve_kepler"] = (np.array([0.5, 2.0, 4.5]), 0.4, 2)
EXAMPLES["propagate"] = (
    {"a": 12000.0, "e": 0.25, "inc": 1.1, "raan": 0.7, "argp": 2.0, "M0": 0.4},
    np.array([600.0, 4000.0, 9000.0]),
    3,
)
EXAMPLES["eclipse_power"] = (
    np.array(
        [
            [7000.0, 3100.0, -4200.0, -6900.0, -4000.0, 3300.0],
            [0.0, 6200.0, 5400.0, -500.0, -5700.0, -6100.0],
            [500.0, 900.0, 700.0, -300.0, -900.0, -800.0],
        ]
    ),
    np.array([1.4, 0.1, 0.3]),
    950.0,
    110.0,
    60.0,
    40.0,
)
