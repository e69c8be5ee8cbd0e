# what: a constant of 1e-6 is added instead of the argument eps
import numpy as np


def m_step(X, r, eps):
    counts = r.sum(axis=0)
    means = (r.T @ X) / counts[:, None]
    variances = np.stack([np.average((X - m) ** 2, axis=0, weights=w) for m, w in zip(means, r.T)])
    return {"pi": counts / len(X), "mu": means, "var": variances + 1e-6}
