# what: two mistakes: the weights are not divided by the number of points, and eps is not added
import numpy as np


def m_step(X, r, eps):
    Nk = r.sum(axis=0)
    mu = np.einsum('ij,id->jd', r, X) / Nk[:, None]
    var = np.einsum('ij,ijd->jd', r, (X[:, None] - mu) ** 2) / Nk[:, None]
    return {"pi": Nk, "mu": mu, "var": var}
