"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


def some(start, *shape):
    """Numbers that look like weights and are the same on every machine."""
    return np.round(np.cos(start + 1.7 * np.arange(np.prod(shape))), 2).reshape(shape)


EXAMPLES = {}
EXAMPLES["softmax"] = (np.array([[0.5, -1.0, 2.0], [1.5, 0.8, -0.3]]),)
EXAMPLES["positional_encoding"] = (3, 4, 10000.0)
EXAMPLES["layer_norm_forward"] = (
    np.array([[0.5, -1.0, 2.0], [1.5, 0.8, -0.3]]),
    np.array([1.2, 0.7, -0.5]),
    np.array([0.1, -0.4, 0.3]),
    0.1,
)
EXAMPLES["layer_norm_backward"] = (np.array([[1.0, 0.5, -1.0], [2.0, -0.5, 0.25]]),)
EXAMPLES["attention_forward"] = (
    np.array([[0.5, -1.0], [1.5, 0.8]]),
    np.array([[1.0, 0.3], [-0.6, 0.9], [0.2, -1.4]]),
    np.array([[2.0, -1.0, 0.5, 1.0], [0.3, 0.7, -0.2, 1.5], [-1.1, 0.4, 0.9, -0.8]]),
    np.array([[True, True, True], [True, True, False]]),
)
EXAMPLES["attention_backward"] = (
    np.array([[1.0, 0.5, -1.0, 0.3], [2.0, -0.5, 0.25, -0.7]]),
)
PROJECTIONS = {
    "Wq": some(0.1, 4, 4),
    "Wk": some(0.8, 4, 4),
    "Wv": some(1.9, 4, 4),
    "Wo": some(2.6, 4, 4),
    "bo": some(0.4, 4),
}
EXAMPLES["multi_head_attention"] = (some(1.1, 3, 4), PROJECTIONS, 2)
EXAMPLES["transformer_block"] = (
    some(1.1, 3, 4),
    PROJECTIONS
    | {
        "gamma1": 1 + 0.2 * some(0.3, 4),
        "beta1": 0.3 * some(1.4, 4),
        "gamma2": 1 + 0.2 * some(2.1, 4),
        "beta2": 0.3 * some(0.6, 4),
        "W1": some(0.5, 4, 5),
        "b1": some(1.2, 5),
        "W2": some(2.4, 5, 4),
        "b2": some(0.9, 4),
    },
    2,
)
