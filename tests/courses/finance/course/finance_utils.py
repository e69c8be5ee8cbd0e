"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["bond_yield"] = (97.5, np.array([5.0, 5.0, 105.0]), np.array([0.5, 1.5, 2.5]), 0.03, 2)
EXAMPLES["rolling_volatility"] = (
    np.array([[100.0, 20.0], [102.0, 19.0], [101.0, 19.5], [104.0, 20.5], [103.5, 21.0]]),
    3,
    252,
    0.9,
)
EXAMPLES["minimum_variance"] = (
    np.array([[0.1, 0.02], [-0.05, 0.03], [0.2, 0.01], [0.07, 0.06]]),
    0.06,
)
EXAMPLES["black_scholes"] = (
    np.array([100.0, 95.0]),
    np.array([105.0, 90.0]),
    0.05,
    0.02,
    np.array([0.2, 0.3]),
    np.array([1.0, 0.5]),
)
EXAMPLES["black_scholes_greeks"] = (np.array([2.0, -3.0]),)
EXAMPLES["american_put"] = (95.0, 100.0, 0.06, 0.3, 1.5, 4)
EXAMPLES["monte_carlo_asian"] = (
    100.0,
    101.0,
    0.05,
    0.3,
    1.5,
    np.array([[0.3, -1.2], [1.1, 0.4], [-0.6, 0.2], [-0.2, 0.9]]),
)
EXAMPLES["risk_report"] = (
    np.array([100.0, 104.0, 101.0, 99.0, 103.0, 106.0, 102.0, 107.0]),
    0.2,
)
