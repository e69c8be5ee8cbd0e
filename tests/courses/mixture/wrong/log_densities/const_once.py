# what: log 2 pi is counted once instead of once a feature
import numpy as np


def log_densities(X, mu, var):
    diff = X[:, None, :] - mu[None]
    maha = np.einsum('ijd,jd->ij', diff ** 2, 1 / var)
    logdet = np.log(var).sum(axis=1)
    return -0.5 * (np.log(2 * np.pi) + logdet + maha)
