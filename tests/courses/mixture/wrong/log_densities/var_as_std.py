# what: var is taken for the standard deviation and squared everywhere
import numpy as np


def log_densities(X, mu, var):
    z = (X[:, None, :] - mu) / var
    return np.sum(-0.5 * z ** 2 - np.log(var) - 0.5 * np.log(2 * np.pi), axis=-1)
