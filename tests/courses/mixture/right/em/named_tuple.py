# what: keeps the mixture in a dict, returns a namedtuple
import numpy as np
from collections import namedtuple

Fit = namedtuple("Fit", "pi mu var logliks")


def em(X, pi, mu, var, eps, steps):
    theta = {"pi": pi, "mu": mu, "var": var}
    logliks = np.zeros(steps)
    for t in range(steps):
        e = e_step(X, **theta)
        logliks[t] = e["loglik"]
        theta = m_step(X, e["r"], eps)
    return Fit(theta["pi"], theta["mu"], theta["var"], logliks)
