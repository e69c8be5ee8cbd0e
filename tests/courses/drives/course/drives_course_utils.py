"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["park_transform"] = (
    np.array([[5.0, 2.0, -3.0], [-1.0, 3.5, 4.0], [-3.0, -4.0, 0.5]]),
    np.array([0.3, 1.1, 2.4]),
)
EXAMPLES["pmsm_torque"] = (
    np.array([[-6.0, -9.0, -5.0, 2.0], [9.0, 1.0, -4.5, -8.5], [-2.0, 8.5, 9.0, 7.5]]),
    np.array([0.2, 0.5, 0.7, 0.95]),
    {"pole_pairs": 3, "psi": 0.2, "L_d": 0.005, "L_q": 0.012, "R": 0.5, "i_max": 9.5},
)
EXAMPLES["pi_control"] = (
    np.array([3.0, 3.0, 2.5, 1.0, 1.0, 1.5]),
    np.array([0.5, 1.2, 2.2, 2.0, 1.4, 1.2]),
    1.0,
    0.2,
    0.1,
    np.array([3.0, 3.5, 3.5, 2.0, 0.4, 2.5]),
)
EXAMPLES["induction_torque"] = (
    np.array([0.05, 0.3, 1.0, -0.1]),
    np.array([0.6, 2.0]),
    400.0,
    50.0,
    {"pole_pairs": 2, "R_1": 1.1, "L_1": 0.006, "L_2": 0.007, "L_m": 0.09},
)
EXAMPLES["line_harmonics"] = (
    np.array(
        [
            [1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.5],
            [0.0, 0.0, 0.5, 1.0, 1.0, 1.0, 0.0, 0.0],
            [1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.5],
        ]
    ),
    3,
)
