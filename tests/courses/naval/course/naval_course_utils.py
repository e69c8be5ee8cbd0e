"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
OFFSETS = np.array([[0.5, 1.2, 1.6], [1.1, 1.9, 2.4], [1.5, 2.2, 2.6], [1.2, 1.8, 2.5], [0.3, 0.7, 1.1]])
EXAMPLES["waterplanes"] = (OFFSETS, 2.5)
EXAMPLES["hydrostatic_curves"] = (OFFSETS, 2.5, 0.6)
EXAMPLES["loading_condition"] = (
    np.array([40.0, 12.0, 8.0]),
    np.array([[-0.5, 0.0, 2.4], [3.0, 0.4, 1.8], [-4.0, -1.0, 3.1]]),
    np.array([[4.0, 3.0, 0.5, 1.025], [3.0, 2.5, 0.99, 0.85], [2.0, 2.0, 0.3, 0.85]]),
    3.6,
)
EXAMPLES["stability_check"] = (
    np.array(
        [
            [0.0, 0.82, 1.62, 2.35, 2.91, 3.24, 3.40],
            [0.0, 0.75, 1.47, 2.12, 2.70, 3.15, 3.46],
        ]
    ),
    np.array([0.0, 10.0, 20.0, 30.0, 40.0, 50.0, 60.0]),
    np.array([3.8, 4.1]),
)
EXAMPLES["roll_motion"] = (
    np.array([0.3, -0.85]),
    np.array([[0.1, -0.2, 0.15, 0.3], [-1.8, -2.2, 0.5, 0.8]]),
    np.array([0.8, 1.1]),
    np.array([3.2, 2.7]),
    0.1,
    0.4,
    1.0,
    0.4,
)
