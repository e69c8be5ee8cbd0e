# what: in place on copies of the arguments
import numpy as np


def em(X, pi, mu, var, eps, steps):
    pi, mu, var = pi.copy(), mu.copy(), var.copy()
    logliks = []
    for _ in range(steps):
        e = e_step(X, pi, mu, var)
        logliks.append(e["loglik"])
        m = m_step(X, e["r"], eps)
        pi[:] = m["pi"]
        mu[...] = m["mu"]
        np.copyto(var, m["var"])
    return pi, mu, var, np.array(logliks)
