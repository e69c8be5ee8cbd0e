"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["carrier_concentrations"] = (
    np.array([1.5, 0.4, 2.0]),
    np.array([0.5, 1.6, 0.7]),
    320.0,
    {"Eg0": 0.3, "alpha": 4e-4, "beta": 600.0, "Nc": 12.0, "Nv": 25.0},
)
EXAMPLES["hall_layers"] = (
    np.array([0.5, 1.2, 0.8]),
    np.array([2.0, 1.5, 4.0]),
    np.array([1.0, 3.0, 2.0]),
    np.array([0.5, 0.8, 0.4]),
    {
        "min": np.array([0.7, 0.4]),
        "max": np.array([12.0, 4.0]),
        "ref": np.array([1.2, 2.0]),
        "power": np.array([0.7, 0.9]),
    },
)
EXAMPLES["depletion_layer"] = (2.0, 5.0, 0.004, np.array([-1.0, 0.4, 0.0]), 300.0, 1.05, 0.5)
EXAMPLES["haynes_shockley"] = (np.array([0.3, 1.5, 0.8]), 5.0, 0.15, 300.0, 0.8, 0.3, 0.05, 3)
FET = {"VT0": 0.6, "gamma": 0.4, "phi": 0.7, "beta": 1.2, "lam": 0.1}
EXAMPLES["mosfet_current"] = (
    np.array([2.0, 2.5, 0.3]),
    np.array([3.0, 0.2, 1.0]),
    np.array([0.5, 1.0, 0.2]),
    FET,
)
EXAMPLES["inverter_transient"] = (
    np.array([[2.4, 2.5, 0.1], [0.2, 2.3, 2.4]]),
    np.array([2.4, 2.2]),
    np.array([3.0, 5.0]),
    np.array([1.0, 1.3]),
    2.5,
    FET,
    0.25,
)
