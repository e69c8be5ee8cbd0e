"""What the course hands to its students: example inputs, points, a numeric gradient."""

import numpy as np

__all__ = ["example", "numeric_gradient", "two_clouds"]


def example(name):
    """The inputs of an exercise's example: 3 features, 4 examples."""
    X = np.array([[1.0, -2.0, 0.5, 3.0], [0.0, 1.0, -1.5, 2.0], [-1.0, 0.5, 2.0, 1.0]])
    y = np.array([[1.0, 0.0, 0.0, 1.0]])
    p = np.array([[0.8, 0.3, 0.6, 0.9]])
    w, b = np.array([[0.6], [-0.4], [0.2]]), 0.25
    return {
        "predict": (X, w, b),
        "loss": (p, y),
        "gradient": (X, p, y),
        "descent_step": (X, y, w, b, 0.5),
    }[name]


def two_clouds(m=200):
    """m points of two kinds that overlap a little: X of shape (2, m), y of shape (1, m)."""
    rng = np.random.default_rng(0)
    y = (np.arange(m) % 2).reshape(1, m).astype(float)
    centers = np.where(y == 1, [[1.5], [1.0]], [[-1.0], [-0.5]])
    return centers + rng.standard_normal((2, m)), y


def numeric_gradient(f, w, step=1e-6):
    """The gradient of a function of an array, found by moving one entry at a time.

    f: gives a number for an array of the shape of w
    returns: an array of the shape of w
    """
    gradient = np.zeros_like(w)
    for i in np.ndindex(w.shape):
        there = np.zeros_like(w)
        there[i] = step
        gradient[i] = (f(w + there) - f(w - there)) / (2 * step)
    return gradient
