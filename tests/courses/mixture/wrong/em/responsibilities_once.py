# what: the E step is done once before the loop instead of in each step
import numpy as np


def em(X, pi, mu, var, eps, steps):
    e = e_step(X, pi, mu, var)
    lls = []
    for _ in range(steps):
        lls.append(e["loglik"])
        m = m_step(X, e["r"], eps)
        pi, mu, var = m["pi"], m["mu"], m["var"]
    return pi, mu, var, np.array(lls)
