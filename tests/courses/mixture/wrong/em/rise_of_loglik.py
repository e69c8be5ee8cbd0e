# what: keeps by how much the log likelihood rose since the last step instead of the log likelihood
import numpy as np


def em(X, pi, mu, var, eps, steps):
    logliks = np.zeros(steps)
    old = 0.0
    for t in range(steps):
        res = e_step(X, pi, mu, var)
        logliks[t] = res["loglik"] - old
        old = res["loglik"]
        m = m_step(X, res["r"], eps)
        pi, mu, var = m["pi"], m["mu"], m["var"]
    return pi, mu, var, logliks
