"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["sun_on_panel"] = (
    np.array([80.0, 172.0]),
    np.array([5.5, 9.0, 15.5]),
    48.0,
    35.0,
    30.0,
)
EXAMPLES["plane_irradiance"] = (
    np.array([650.0, 420.0, 300.0]),
    np.array([110.0, 160.0, 90.0]),
    np.array([0.7, 0.45, 0.2]),
    np.array([[0.9, 0.6, 0.3], [0.5, -0.1, 0.03]]),
    np.array([30.0, 90.0]),
    0.25,
)
EXAMPLES["cell_temperature"] = (
    np.array([400.0, 850.0, 700.0, 200.0]),
    np.array([18.0, 20.5, 22.0, 21.0]),
    np.array([1.5, 2.0, 4.0, 3.0]),
    5.0,
    9.0,
)
EXAMPLES["plant_power"] = (
    np.array([5.0, 850.0, 1000.0, 300.0]),
    np.array([12.0, 20.5, 24.0, 21.0]),
    np.array([1.5, 2.0, 4.0, 3.0]),
    5.0,
    9.0,
    8.0,
    -0.004,
    6.5,
)
EXAMPLES["string_curve"] = (
    np.array([1.0, 3.5, 5.5, 8.0]),
    np.array([8.6, 4.2, 6.1]),
    2e-7,
    1.8,
    0.4,
    0.7,
)
EXAMPLES["run_battery"] = (
    np.array([0.2, 2.0, 5.0, 4.5, 0.5, 0.0]),
    np.array([1.0, 0.8, 1.5, 1.0, 2.5, 1.8]),
    4.0,
    1.8,
    0.9,
    1.5,
    1.0,
)
