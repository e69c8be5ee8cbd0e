# what: the log likelihoods are those after the M step instead of those of the E step before it
import numpy as np


def em(X, pi, mu, var, eps, steps):
    logliks = np.zeros(steps)
    for t in range(steps):
        r = e_step(X, pi, mu, var)["r"]
        new = m_step(X, r, eps)
        pi, mu, var = new["pi"], new["mu"], new["var"]
        logliks[t] = e_step(X, pi, mu, var)["loglik"]
    return pi, mu, var, logliks
