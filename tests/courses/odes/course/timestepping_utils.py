"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
MODEL = {
    "birth": 1.1,
    "season": 0.4,
    "omega": 2.0,
    "hunt": 0.8,
    "gain": 0.6,
    "death": 0.7,
    "move": 0.3,
}
ISLANDS = np.array([[1.2, 0.7, 2.1], [0.5, 1.4, 0.9]])
EXAMPLES["predator_prey"] = (0.6, ISLANDS, MODEL)
EXAMPLES["rk4"] = (ISLANDS, np.array([0.1, 0.3, 0.6, 0.75]), MODEL)
EXAMPLES["adams_pece"] = (ISLANDS, 0.1, 0.2, 5, MODEL)
EXAMPLES["bs23_step"] = (0.1, ISLANDS, 0.4, MODEL)
EXAMPLES["interpolate"] = (np.array([0.2, 0.55, 0.9]),)
EXAMPLES["adaptive"] = (ISLANDS, 0.1, 2.5, 5, 1e-3, 3e-4, MODEL)
EXAMPLES["bdf2"] = (np.array([1.6, 0.4]), 0.1, 0.15, 4, 3.0, 0.8, 2)
EXAMPLES["heat_theta"] = (
    np.array([1.5, 0.7, 1.2, 0.4]),
    np.array([1.5, 1.1, 0.8]),
    np.array([0.3, -0.5, 0.6]),
    0.6,
    0.5,
    0.4,
    0.06,
    0.5,
)
