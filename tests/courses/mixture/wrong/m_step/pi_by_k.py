# what: the weights are the sizes divided by the number of components instead of points
import numpy as np


def m_step(X, r, eps):
    N = np.sum(r, axis=0)
    K = r.shape[1]
    pi = N / K
    mu = np.array([np.sum(r[:, [k]] * X, axis=0) / N[k] for k in range(K)])
    var = np.array([np.sum(r[:, [k]] * (X - mu[k]) ** 2, axis=0) / N[k] for k in range(K)])
    return {"pi": pi, "mu": mu, "var": var + eps}
