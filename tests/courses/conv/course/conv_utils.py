"""What the course hands to its students: example inputs, a numeric gradient."""

import numpy as np

__all__ = ["example", "numeric_gradient"]


def example(name):
    """The inputs of an exercise's example: 2 examples, 2 channels, 6 positions, 3 filters of width 3."""
    rng = np.random.default_rng(5)
    x = rng.integers(-200, 200, (2, 2, 6)) / 100
    W = rng.integers(-100, 100, (3, 2, 3)) / 100
    b = np.array([0.4, -0.3, 0.15])
    dz = rng.integers(-100, 100, (2, 3, 3)) / 100
    dout = rng.integers(-100, 100, (2, 2, 4)) / 100
    gamma, beta = np.array([1.5, 0.7]), np.array([0.2, -0.4])
    gammas, betas = np.array([1.5, 0.7, -0.8]), np.array([0.2, -0.4, 0.3])
    return {
        "conv_step": (x[:, :, :3], W, b),
        "conv_forward": (x, W, b, 2, 1),
        "conv_step_backward": (dz[:, :, 0], x[:, :, :3], W),
        "conv_backward": (dz, x, W, 2, 1),
        "max_pool_forward": (x, 3, 1),
        "max_pool_backward": (dout,),
        "avg_pool_forward": (x, 3, 1),
        "avg_pool_backward": (dout, 6, 3, 1),
        "batchnorm_forward": (x, gamma, beta, 0.01),
        "batchnorm_backward": (x[::-1, :, ::-1], gamma, 0.01),
        "block_forward": (x, W, b, gammas, betas, 1, 2, 0.01),
        "block_backward": (dz, x, W, gammas, 1, 0.01),
    }[name]


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
