# what: log of each factor with the standard deviation, loop over features
import numpy as np


def log_densities(X, mu, var):
    sigma = np.sqrt(var)
    L = np.zeros((X.shape[0], mu.shape[0]))
    for f in range(X.shape[1]):
        z = (X[:, f][:, None] - mu[:, f][None, :]) / sigma[:, f]
        L += -np.log(sigma[:, f]) - 0.5 * np.log(2 * np.pi) - z * z / 2
    return L
