# what: the variances are never changed
import numpy as np


def em(X, pi, mu, var, eps, steps):
    L = []
    for i in range(steps):
        out = e_step(X, pi, mu, var)
        L.append(out["loglik"])
        M = m_step(X, out["r"], eps)
        pi = M["pi"]
        mu = M["mu"]
    return pi, mu, var, np.array(L)
