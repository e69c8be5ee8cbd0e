# what: two mistakes: the means are never changed, and the log likelihoods have the wrong sign
import numpy as np


def em(X, pi, mu, var, eps, steps):
    nll = np.zeros(steps)
    for t in range(steps):
        e = e_step(X, pi, mu, var)
        nll[t] = -e["loglik"]
        m = m_step(X, e["r"], eps)
        pi, var = m["pi"], m["var"]
    return pi, mu, var, nll
