"""Gradients found by trying."""

import warnings

import numpy as np

from rnngrader.notebook.compare import allowed_error
from rnngrader.notebook.orders import EXACT


def numeric_gradient(f, x):
    """Return the gradient of a function of an array, found by trying: no calculus.

    f: function that takes an array like x and returns one number
    x: where to differentiate, any shape
    returns: array of the shape of x

    Tries a complex step first: f(x + ih) = f(x) + ih f'(x) for a tiny h, so the imaginary part of
    the result, divided by h, is the derivative. Nothing is subtracted, so it is exact to the last
    digit. Where `f` cannot carry complex numbers, or loses the derivative on the way (np.abs does),
    a small step to either side, and the difference of the two results divided by the way between
    them (exact to about nine digits). Where steps of two sizes disagree there is no gradient to be
    found, and all of it is nan: `f` rounds, as in single precision (float32) or by np.round.
    """
    return differentiate(f, np.asarray(x, dtype=float))[0]


def differentiate(f, x):
    """Return the numeric gradient of f at x, and the name of the method that gave it."""
    gradient = np.zeros(x.shape)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", np.exceptions.ComplexWarning)
            for i in np.ndindex(x.shape):
                z = x.astype(complex)
                z[i] += 1e-30j
                value = f(z)
                if not np.iscomplexobj(value):
                    raise TypeError("f dropped the imaginary part")
                gradient[i] = value.imag / 1e-30
        way = np.random.default_rng(0).standard_normal(x.shape)
        limit = allowed_error(np.sum(np.abs(gradient * way)), 10 * EXACT)
        if abs(slope(f, x, way, 1e-5) - np.sum(gradient * way)) <= limit:
            return gradient, "a complex step"
    except (TypeError, np.exceptions.ComplexWarning):
        pass
    wider = np.zeros(x.shape)
    for i in np.ndindex(x.shape):
        way = np.zeros(x.shape)
        way[i] = 1.0
        gradient[i], wider[i] = slope(f, x, way, 1e-5), slope(f, x, way, 2e-5)
    if not np.max(np.abs(gradient - wider), initial=0.0) <= allowed_error(gradient, 10 * EXACT):
        gradient[...] = np.nan
    return gradient, "small steps to either side"


def slope(f, x, way, h):
    """Return the slope of f at x along a way, between a step of h forward and one back."""
    return (f(x + h * way) - f(x - h * way)) / (2 * h)
