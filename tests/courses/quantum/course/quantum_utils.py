"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


_BELL = np.array([0.8, 0.3j, -0.2, 0.6 + 0.4j])
_NOISY = np.array([[0.7, 0.5 - 0.2j], [0.5 + 0.2j, 0.25]])
_RHO2 = np.array(
    [
        [0.4, 0.1j, 0.05, 0.1],
        [-0.1j, 0.3, 0.02 + 0.1j, 0.0],
        [0.05, 0.02 - 0.1j, 0.2, -0.03j],
        [0.1, 0.0, 0.03j, 0.1],
    ]
)

_BELL = np.array([0.8, 0.3j, -0.2, 0.6 + 0.4j])
_NOISY = np.array([[0.7, 0.5 - 0.2j], [0.5 + 0.2j, 0.25]])
_RHO2 = np.array(
    [
        [0.4, 0.1j, 0.05, 0.1],
        [-0.1j, 0.3, 0.02 + 0.1j, 0.0],
        [0.05, 0.02 - 0.1j, 0.2, -0.03j],
        [0.1, 0.0, 0.03j, 0.1],
    ]
)

EXAMPLES = {}
EXAMPLES["mix_states"] = (
    np.array([[1.0, 2.0j], [0.5 - 1.0j, 0.3], [2.0, 1.0 + 1.0j]]),
    np.array([10.0, 25.0, 5.0]),
)
EXAMPLES["partial_trace"] = (2 * _RHO2, 2, 2, "A")
EXAMPLES["entanglement"] = (_BELL, 2, 2)
EXAMPLES["measure_observable"] = (_NOISY, np.array([[1.0, 0.5j], [-0.5j, -0.4]]))
EXAMPLES["damp_qubit"] = (_RHO2, 0.3, 1, 2)
EXAMPLES["open_evolution"] = (
    np.array([[0.3, 0.1 - 0.2j], [0.1 + 0.2j, 0.7]]),
    np.array([[0.5, 1.0j], [-1.0j, -0.5]]),
    0.3,
    0.2,
    3,
)
