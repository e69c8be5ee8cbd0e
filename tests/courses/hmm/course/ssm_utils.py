"""What the course hands to its students: example inputs, and a small world to track."""

import numpy as np

__all__ = ["example", "noisy_track"]


def example(name):
    """The inputs of an exercise's example: 2 numbers of state, 1 measured, 3 steps; or 2 hidden states."""
    A = np.array([[1.0, 0.5], [-0.2, 0.9]])
    Q = np.array([[0.3, 0.1], [0.1, 0.2]])
    H = np.array([[1.0, 0.4]])
    R = np.array([[0.5]])
    m, P = np.array([0.7, -1.2]), np.array([[1.0, 0.3], [0.3, 0.6]])
    Y = np.array([[0.4], [-0.9], [-1.6]])
    ms = np.array([[0.4, -1.0], [-0.5, -0.8], [-1.1, -0.4]])
    Ps = np.array([[[0.6, 0.1], [0.1, 0.5]], [[0.4, 0.1], [0.1, 0.45]], [[0.35, 0.05], [0.05, 0.4]]])
    pi = np.array([0.6, 0.4])
    B = np.array([[0.7, 0.3], [0.2, 0.8]])
    E = np.array([[0.5, 0.1], [0.3, 0.6], [0.2, 0.9]])
    return {
        "kf_predict": (m, P, A, Q),
        "kf_update": (m, P, Y[0], H, R),
        "kf_filter": (Y, m, P, A, Q, H, R),
        "rts_step": (m, P, ms[1], Ps[1], A, Q),
        "rts_smoother": (ms, Ps, A, Q),
        "forward_step": (pi, B, E[1]),
        "hmm_forward": (pi, B, E),
        "hmm_backward": (B, E, np.array([0.34, 0.4, 0.7])),
        "hmm_posteriors": (pi, B, E),
    }[name]


def noisy_track(T=60):
    """A point that moves along a line, and its place as it was measured.

    returns: Y (T, 1), true places (T,), and the model m0, P0, A, Q, H, R
    """
    rng = np.random.default_rng(0)
    A = np.array([[1.0, 1.0], [0.0, 0.95]])
    Q = np.diag([0.01, 0.05])
    H = np.array([[1.0, 0.0]])
    R = np.array([[4.0]])
    m0, P0 = np.zeros(2), np.eye(2)
    x, places = rng.multivariate_normal(m0, P0), []
    for _ in range(T):
        x = rng.multivariate_normal(A @ x, Q)
        places.append(x[0])
    places = np.array(places)
    return (places + 2.0 * rng.standard_normal(T)).reshape(T, 1), places, (m0, P0, A, Q, H, R)
