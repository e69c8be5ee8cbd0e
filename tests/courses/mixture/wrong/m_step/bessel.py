# what: the variances are divided by the size minus one
import numpy as np


def m_step(X, r, eps):
    Nk = r.sum(axis=0)
    mu = (r.T @ X) / Nk[:, None]
    d2 = (X[:, None, :] - mu) ** 2
    var = (r[:, :, None] * d2).sum(axis=0) / (Nk[:, None] - 1)
    return {"pi": Nk / X.shape[0], "mu": mu, "var": var + eps}
