"""What the notebook imports: the inputs of the public examples."""

import copy

import numpy as np

EXAMPLES = {}

EXAMPLES["learning_rate"] = (9, 0.4, 0.05, 4, 20)

EXAMPLES["adam_step"] = (
    np.array([[0.5, -1.0, 2.0], [1.5, 0.8, -0.3]]),
    np.array([[0.3, -0.2, 0.9], [-1.1, 0.7, 0.4]]),
    np.array([[0.1, 0.2, -0.3], [0.4, -0.5, 0.6]]),
    np.array([[0.2, 0.1, 0.5], [0.3, 0.05, 0.4]]),
    3,
    0.1,
    0.8,
    0.9,
    0.05,
    0.2,
)

_X = np.array(
    [[1.2, -0.4, 0.7], [0.3, 1.5, -0.8], [-0.9, 0.6, 1.1], [0.5, -1.3, 0.2], [1.7, 0.4, -0.6]]
)
_y = np.array([1.0, -0.5, 2.0, 0.3, 1.4])

EXAMPLES["train_adam"] = (
    _X,
    _y,
    np.array([0.2, -0.1, 0.4]),
    np.array([[3, 0, 4, 1, 2], [1, 4, 2, 0, 3]]),
    2,
    0.3,
    2,
    0.1,
)

EXAMPLES["soft_threshold"] = (np.array([1.5, -0.2, 0.7, -2.0, 0.4]), 0.5)

EXAMPLES["fista"] = (_X, _y, 0.15, 4)

EXAMPLES["conjugate_gradients"] = (
    np.array([[4.0, 1.0, 0.5], [1.0, 3.0, -0.7], [0.5, -0.7, 2.0]]),
    np.array([1.0, -2.0, 0.5]),
    np.array([0.3, 0.1, -0.4]),
    0.001,
    2,
)

EXAMPLES["armijo_step"] = (
    np.array([0.4, -0.6, 0.2]),
    np.array([1.0, 0.5, 0.3]),
    2.0 * _X,
    np.array([1.0, -1.0, 1.0, -1.0, 1.0]),
    0.3,
    4.0,
    0.6,
    0.3,
)

EXAMPLES["lbfgs_direction"] = (
    np.array([1.0, -0.5, 0.8]),
    np.array([[0.3, 0.1, -0.2], [0.5, -0.4, 0.6]]),
    np.array([[0.5, 0.3, -0.1], [0.4, -0.9, 0.7]]),
)


def example(name):
    """The arguments of the public example of a function, fresh copies."""
    return copy.deepcopy(EXAMPLES[name])
