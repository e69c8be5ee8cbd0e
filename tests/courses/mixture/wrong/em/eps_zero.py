# what: 0 is handed to the M step in the place of eps
import numpy as np


def em(X, pi, mu, var, eps, steps):
    logliks = []
    step = 0
    while step < steps:
        E = e_step(X, pi, mu, var)
        logliks += [E["loglik"]]
        M = m_step(X, E["r"], 0.0)
        pi, mu, var = M["pi"], M["mu"], M["var"]
        step += 1
    return pi, mu, var, np.array(logliks)
