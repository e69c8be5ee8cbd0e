"""What the course hands to its students: example inputs, and points in three blobs."""

import numpy as np

__all__ = ["example", "three_blobs"]


def example(name):
    """The inputs of an exercise's example: 5 points, 2 features, 3 clusters."""
    X = np.array([[1.0, 0.5], [-0.5, 2.0], [2.5, -1.0], [-1.5, 1.0], [0.5, -2.0]])
    C = np.array([[0.2, 0.4], [-1.0, 1.8], [1.5, -1.2]])
    labels = np.array([2, 1, 2, 1, 1])
    pi = np.array([0.5, 0.2, 0.3])
    var = np.array([[0.8, 1.5], [1.2, 0.6], [2.0, 0.9]])
    r = np.array(
        [[0.7, 0.1, 0.2], [0.2, 0.7, 0.1], [0.1, 0.1, 0.8], [0.3, 0.6, 0.1], [0.25, 0.05, 0.7]]
    )
    return {
        "squared_distances": (X, C),
        "kmeans_assign": (X, C),
        "kmeans_update": (X, labels, C),
        "kmeans": (X, C, 2),
        "log_densities": (X, C, var),
        "e_step": (X, pi, C, var),
        "m_step": (X, r, 0.1),
        "em": (X, pi, C, var, 0.1, 2),
    }[name]


def three_blobs(n=300):
    """n points in three blobs of different widths: X of shape (n, 2)."""
    rng = np.random.default_rng(0)
    which = np.arange(n) % 3
    centers = np.array([[0.0, 0.0], [4.0, 1.0], [1.0, 5.0]])[which]
    widths = np.array([[0.5, 1.0], [1.2, 0.4], [0.8, 0.8]])[which]
    return centers + widths * rng.standard_normal((n, 2))
