# what: the variances are divided by the number of all points instead of the size of the component
import numpy as np


def m_step(X, r, eps):
    n = X.shape[0]
    Nk = r.sum(axis=0)
    mu = (r.T @ X) / Nk[:, None]
    var = np.zeros_like(mu)
    for i in range(n):
        var += r[i][:, None] * (X[i] - mu) ** 2
    var = var / n + eps
    return {"pi": Nk / n, "mu": mu, "var": var}
