# what: eps is the smallest variance allowed instead of added to it
import numpy as np


def m_step(X, r, eps):
    nk = np.sum(r, axis=0)
    mu = np.matmul(r.T, X) / nk[:, None]
    var = np.matmul(r.T, X * X) / nk[:, None] - mu ** 2
    return {"pi": nk / X.shape[0], "mu": mu, "var": np.maximum(var, eps)}
