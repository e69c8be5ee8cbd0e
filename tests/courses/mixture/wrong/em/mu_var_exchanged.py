# what: means and variances are exchanged in the returned tuple
import numpy as np


def em(X, pi, mu, var, eps, steps):
    logliks = np.empty(steps)
    for t in range(steps):
        e = e_step(X, pi, mu, var)
        logliks[t] = e["loglik"]
        m = m_step(X, e["r"], eps)
        pi = m["pi"]; mu = m["mu"]; var = m["var"]
    return pi, var, mu, logliks
