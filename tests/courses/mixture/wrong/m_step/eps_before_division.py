# what: eps is added to the sum before the division by the size instead of after it
import numpy as np


def m_step(X, r, eps):
    s = r.sum(0)
    mu = (r.T @ X) / s.reshape(-1, 1)
    var = []
    for j in range(r.shape[1]):
        diff2 = (X - mu[j]) ** 2
        var.append((r[:, j] @ diff2 + eps) / s[j])
    return {"pi": s / s.sum(), "mu": mu, "var": np.array(var)}
