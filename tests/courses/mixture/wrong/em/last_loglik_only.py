# what: only the last log likelihood is returned
import numpy as np


def em(X, pi, mu, var, eps, steps):
    for _ in range(steps):
        e = e_step(X, pi, mu, var)
        loglik = e["loglik"]
        m = m_step(X, e["r"], eps)
        pi, mu, var = m["pi"], m["mu"], m["var"]
    return pi, mu, var, loglik
