# what: the loop starts at 1, so that there is one step too few
import numpy as np


def em(X, pi, mu, var, eps, steps):
    logliks = np.zeros(steps)
    for t in range(1, steps):
        res = e_step(X, pi, mu, var)
        logliks[t] = res["loglik"]
        params = m_step(X, res["r"], eps)
        pi, mu, var = params["pi"], params["mu"], params["var"]
    return pi, mu, var, logliks
