# what: the variances are the mean squares without subtracting the squared mean
import numpy as np


def m_step(X, r, eps):
    Nk = np.einsum('nk->k', r)
    mu = np.einsum('nk,nd->kd', r, X) / Nk[:, None]
    var = np.einsum('nk,nd->kd', r, X ** 2) / Nk[:, None] + eps
    return {"pi": Nk / X.shape[0], "mu": mu, "var": var}
