# what: weights normalized first, variance as mean of squares minus squared mean
import numpy as np


def m_step(X, r, eps):
    w = r / r.sum(axis=0)
    mu = np.einsum('nk,nd->kd', w, X)
    second = np.einsum('nk,nd->kd', w, X * X)
    return {"pi": np.mean(r, axis=0), "mu": mu, "var": second - mu * mu + eps}
