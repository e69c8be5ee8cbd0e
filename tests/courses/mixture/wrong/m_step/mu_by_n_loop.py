# what: the means are divided by the number of all points
import numpy as np


def m_step(X, r, eps):
    n, d = X.shape
    k = r.shape[1]
    pi = np.mean(r, axis=0)
    mu = np.zeros((k, d))
    for j in range(k):
        for i in range(n):
            mu[j] += r[i, j] * X[i] / n
    var = np.zeros((k, d))
    for j in range(k):
        var[j] = np.average((X - mu[j]) ** 2, axis=0, weights=r[:, j]) + eps
    return {"pi": pi, "mu": mu, "var": var}
