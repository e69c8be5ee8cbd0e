"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
PATIENTS = (
    np.array([0.9, 1.4]),
    np.array([2.0, 1.5]),
    np.array([12.0, 9.0]),
    np.array([0.5, 0.8]),
)
EXAMPLES["oral_profile"] = (np.array([0.4, 1.0, 2.0, 6.0]), 100.0, 0.8, *PATIENTS)
EXAMPLES["superpose_doses"] = (
    np.array([0.0, 2.0, 5.0, 8.0, 9.0, 11.0, 15.0]),
    np.array([0.0, 8.0]),
    np.array([100.0, 80.0]),
    0.8,
    *PATIENTS,
    5.0,
)
EXAMPLES["nca"] = (
    np.array([0.0, 0.5, 1.0, 2.0, 3.0, 5.0, 8.0, 12.0]),
    np.array([0.0, 4.1, 7.9, 6.2, 5.1, 3.3, 1.6, 0.1]),
    120.0,
    1.0,
    0.2,
    3,
)
EXAMPLES["two_compartment"] = (
    np.array([40.0, 60.0, 20.0, 50.0]),
    np.array([55.0, 90.0]),
    1.2,
    30.0,
    4.0,
    8.0,
    14.0,
    30.0,
    5.9,
    0.2,
)
EXAMPLES["emax_response"] = (
    np.array([0.2, 1.0, 5.0, 20.0]),
    np.array([0.0, 1.5]),
    1.0,
    6.0,
    1.2,
    1.4,
    0.8,
    "insurmountable",
    0.4,
)
EXAMPLES["fit_schild"] = (
    np.array([0.3, 1.0, 3.0, 10.0]),
    np.array([0.0, 0.5, 2.0]),
    np.array([[2.2, 4.0, 5.8, 6.7], [1.5, 2.5, 4.5, 6.1], [1.2, 1.7, 3.0, 5.1]]),
    1.0,
    1.1,
    np.array([5.5, 0.4, -0.9]),
    0.3,
    2,
)
