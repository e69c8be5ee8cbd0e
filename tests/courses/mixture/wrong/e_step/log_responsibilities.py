# what: the logarithms of the responsibilities are returned instead of the responsibilities
import numpy as np


def e_step(X, pi, mu, var):
    a = np.log(pi) + log_densities(X, mu, var)
    top = a.max(axis=1, keepdims=True)
    lse = top + np.log(np.exp(a - top).sum(axis=1, keepdims=True))
    log_r = a - lse
    return {"r": log_r, "loglik": lse.sum()}
