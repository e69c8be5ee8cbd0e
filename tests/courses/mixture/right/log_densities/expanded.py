# what: the square multiplied out, matrix products with the precisions
import numpy as np


def log_densities(X, mu, var):
    prec = 1.0 / var
    quad = (X ** 2) @ prec.T - 2 * X @ (mu * prec).T + np.sum(mu ** 2 * prec, axis=1)
    logdet = np.log(np.prod(var, axis=1))
    return -(X.shape[1] * np.log(2 * np.pi) + logdet + quad) / 2
