# what: the variances are taken about the mean of all points instead of the mean of the component
import numpy as np


def m_step(X, r, eps):
    Nk = r.sum(axis=0)
    pi = Nk / len(X)
    mu = np.dot(r.T, X) / Nk[:, None]
    centered = X - X.mean(axis=0)
    var = np.dot(r.T, centered ** 2) / Nk[:, None] + eps
    return {"pi": pi, "mu": mu, "var": var}
