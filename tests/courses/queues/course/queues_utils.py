"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["mmc_metrics"] = (np.array([1.5, 0.6, 3.0]), np.array([1.0, 0.5, 1.2]), 2)
EXAMPLES["simulate_queue"] = (
    np.array([0.5, 0.9, 1.6, 2.0, 4.5, 4.7]),
    np.array([2.0, 2.5, 1.0, 0.7, 1.1, 0.4]),
    2,
)
EXAMPLES["queue_statistics"] = (
    np.array([0.5, 0.9, 1.6, 2.0, 4.5, 4.7]),
    np.array([2.0, 2.5, 1.0, 0.7, 1.1, 0.4]),
    2,
    1,
    np.array([1.0, 2.2, 4.0]),
)
EXAMPLES["token_bucket"] = (
    np.array([0.4, 0.9, 1.1, 3.9, 4.3]),
    np.array([1.0, 0.8, 0.9, 1.6, 0.7]),
    0.7,
    2.0,
    1.2,
)
EXAMPLES["tcp_window"] = (
    np.array([0, 0, 0, 0, 1, 0, 2, 0, 0, 0]),
    np.array([0.1, 0.1, 0.12, 0.11, 0.2, 0.15, 0.1, 0.14, 0.1, 0.12]),
    6.0,
    5.0,
)
EXAMPLES["routing_table"] = (
    np.array(
        [
            [0.0, 4.0, 1.0, np.inf],
            [2.0, 0.0, 3.0, 1.5],
            [np.inf, 2.0, 0.0, 6.0],
            [1.0, np.inf, 5.0, 0.0],
        ]
    ),
    0,
)
