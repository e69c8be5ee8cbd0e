"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["absorption_spectrum"] = (
    np.array([1.0, 2.5, 3.7, 5.1, 6.2]),
    np.array([2.2, 4.5]),
    np.array([1.3, 2.1]),
    np.array([1.5, 0.8]),
    np.array([0.3, 0.6]),
    1.4,
)
EXAMPLES["multicomponent_fit"] = (
    np.array([[1.9, 0.3], [1.2, 0.7], [0.6, 1.4], [0.2, 1.8], [0.9, 0.5]]),
    np.array([[1.32, 1.55, 2.31], [1.13, 0.98, 1.74], [1.18, 0.42, 1.41], [1.22, 0.15, 1.33], [0.87, 0.70, 1.25]]),
    np.array([1.0, 0.8, 1.2]),
    2.0,
)
SCHEME = {
    "A": np.array([9000.0, 25000.0]),
    "Ea": np.array([22.0, 26.0]),
    "dG": np.array([-1.5, -3.0]),
    "reversible": np.array([True, False]),
    "reactants": np.array([[1, 0], [1, 0], [0, 2]]),
    "products": np.array([[0, 0], [0, 1], [1, 0]]),
}
EXAMPLES["rate_derivatives"] = (np.array([0.9, 1.2, 0.4]), 305.0, SCHEME)
EXAMPLES["integrate_kinetics"] = (
    np.array([0.9, 1.2, 0.4]),
    300.0,
    10.0,
    SCHEME,
    0.3,
    4,
    np.array([False, True, False]),
)
EXAMPLES["titration_curve"] = (np.array([0.0, 8.0, 20.0, 35.0]), 0.1, 20.0, 0.08, np.array([2.9, 5.6]))
