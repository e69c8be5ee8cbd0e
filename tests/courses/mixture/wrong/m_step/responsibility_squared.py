# what: the responsibility is inside of the square in the variances
import numpy as np


def m_step(X, r, eps):
    n, d = X.shape
    k = r.shape[1]
    mu = np.zeros((k, d))
    var = np.zeros((k, d))
    Nk = r.sum(axis=0)
    for j in range(k):
        rj = r[:, j:j + 1]
        mu[j] = (rj * X).sum(axis=0) / Nk[j]
        var[j] = ((rj * (X - mu[j])) ** 2).sum(axis=0) / Nk[j] + eps
    return {"pi": Nk / n, "mu": mu, "var": var}
