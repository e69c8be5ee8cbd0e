"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["reciprocal_lattice"] = (  # a feldspar: albite
    np.array([8.14, 12.79, 7.16]),
    np.array([94.3, 116.6, 87.7]),
    np.array([[0, 0, 1], [2, 0, -1], [1, 3, 0]]),
)
EXAMPLES["structure_factors"] = (  # rock salt, NaCl
    np.array([[1, 1, 1], [2, 0, 0], [2, 1, 0], [2, 2, 0]]),
    np.array([3.2563, 2.8200, 2.5223, 1.9940]),
    np.array([[0.0, 0.0, 0.0], [0.5, 0.5, 0.5]]),
    np.array([[4.7626, 3.1736, 1.2674, 1.1128], [11.4604, 7.1964, 6.2556, 1.6455]]),
    np.array([[3.2850, 8.8422, 0.3136, 129.424], [0.0104, 1.1662, 18.5194, 47.7784]]),
    np.array([0.676, -9.5574]),
    np.array([1.6, 1.3]),
    np.array([[0.0, 0.0, 0.0], [0.5, 0.5, 0.0], [0.5, 0.0, 0.5], [0.0, 0.5, 0.5]]),
)
EXAMPLES["powder_pattern"] = (  # iron, with a low resolution
    np.array([44.0, 45.0, 64.0, 66.5, 82.0]),
    np.array([2.8665, 2.8665, 2.8665]),
    np.array([90.0, 90.0, 90.0]),
    np.array([[1, 1, 0], [2, 0, 0], [2, 1, 1], [3, 2, 1]]),
    np.array([12, 6, 24, 48]),
    np.array([1350.0, 930.0, 720.0, 480.0]),
    1.5406,
    np.array([1.0, -0.6, 2.5]),
    0.4,
)
EXAMPLES["crystal_stress"] = (  # copper, pulled
    np.array([[1.0, 0.2, 0.0], [0.2, -0.3, 0.1], [0.0, 0.1, -0.4]]) * 1e-3,
    1e3
    * np.array(
        [
            [168.4, 121.4, 121.4, 0.0, 0.0, 0.0],
            [121.4, 168.4, 121.4, 0.0, 0.0, 0.0],
            [121.4, 121.4, 168.4, 0.0, 0.0, 0.0],
            [0.0, 0.0, 0.0, 75.4, 0.0, 0.0],
            [0.0, 0.0, 0.0, 0.0, 75.4, 0.0],
            [0.0, 0.0, 0.0, 0.0, 0.0, 75.4],
        ]
    ),
    np.array([[0.8, 0.6, 0.0], [-0.48, 0.64, 0.6], [0.36, -0.48, 0.8]]),
    np.array([[1.0, 1.0, 1.0], [1.0, -1.0, 1.0], [1.0, 1.0, -1.0]]),
    np.array([[1.0, -1.0, 0.0], [1.0, 1.0, 0.0], [0.0, 1.0, 1.0]]),
    40.0,
)
EXAMPLES["carburize"] = (
    np.array([0.2, 0.2, 0.18, 0.2, 0.21]),
    np.array([1.1, 1.1, 0.35]),
    np.array([1200.0, 1220.0, 1230.0]),
    23.0,
    148e3,
    0.1,
    300.0,
    0.4,
)
EXAMPLES["solidify"] = (  # aluminium with copper
    np.array([940.0, 915.0, 890.0, 860.0, 800.0]),
    4.0,
    0.17,
    -3.4,
    933.5,
    821.0,
)
