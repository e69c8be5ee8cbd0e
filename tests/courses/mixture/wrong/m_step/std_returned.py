# what: the standard deviation is returned in the place of the variance
import numpy as np


def m_step(X, r, eps):
    Nk = r.sum(axis=0)
    mu = (r.T @ X) / Nk[:, np.newaxis]
    diff = X[:, np.newaxis, :] - mu[np.newaxis]
    var = np.einsum('nk,nkd->kd', r, diff ** 2) / Nk[:, np.newaxis] + eps
    return {"pi": Nk / X.shape[0], "mu": mu, "var": np.sqrt(var)}
