# what: 2 pi is left out
import numpy as np


def log_densities(X, mu, var):
    sigma = np.sqrt(var)
    z = (X[:, None, :] - mu[None, :, :]) / sigma
    return -np.sum(np.log(sigma), axis=1) - np.sum(z ** 2, axis=2) / 2
