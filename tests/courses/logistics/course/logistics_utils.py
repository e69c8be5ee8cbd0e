"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["holt_forecast"] = (np.array([20.0, 23.0, 21.5, 26.0, 30.5, 28.0]), 0.4, 0.3, 3)
EXAMPLES["order_up_to"] = (
    np.array([20.0, 23.0, 31.5, 26.0, 14.5, 18.0, 29.0, 24.0]),
    45.0,
    2,
    0.4,
    0.3,
    1.28,
    1.5,
    6.0,
)
EXAMPLES["wagner_whitin"] = (
    np.array([12.0, 18.0, 7.5, 25.0, 9.0, 14.0]),
    np.array([30.0, 40.0, 35.0, 25.0, 50.0, 28.0]),
    np.array([1.0, 1.2, 0.8, 1.5, 0.9, 1.1]),
)
EXAMPLES["edd_flow_shop"] = (
    np.array([[4.0, 2.5, 3.0], [1.5, 5.0, 2.0], [3.0, 1.0, 6.5], [2.0, 4.5, 1.5]]),
    np.array([17.0, 8.0, 20.0, 12.5]),
    np.array([1.0, 2.0, 0.5, 1.5]),
)
EXAMPLES["nearest_routes"] = (
    np.array([0.5, 0.2]),
    np.array([[3.0, 1.0], [-2.0, 4.0], [5.0, -1.5], [-1.0, -3.0], [2.5, 6.0], [-4.0, 0.5]]),
    np.array([3.0, 2.5, 4.0, 1.5, 5.0, 2.0]),
    8.0,
)
EXAMPLES["greedy_location"] = (
    np.array(
        [[2.0, 7.0, 5.0], [6.5, 1.5, 8.0], [3.0, 9.0, 4.5], [8.0, 2.5, 7.0], [4.0, 6.0, 1.0]]
    ),
    np.array([3.0, 2.0, 4.0, 1.5, 2.5]),
    np.array([10.0, 8.0, 12.0]),
)
