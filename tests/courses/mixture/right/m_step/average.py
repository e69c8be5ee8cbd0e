# what: np.average with weights, a component after the other
import numpy as np


def m_step(X, r, eps):
    pi, mu, var = [], [], []
    for w in r.T:
        m = np.average(X, axis=0, weights=w)
        pi.append(w.mean())
        mu.append(m)
        var.append(np.average((X - m) ** 2, axis=0, weights=w) + eps)
    return {"pi": np.array(pi), "mu": np.array(mu), "var": np.array(var)}
