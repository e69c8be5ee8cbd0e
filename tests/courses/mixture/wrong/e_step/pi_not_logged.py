# what: the weights are added to the log densities without their logarithm
import numpy as np


def e_step(X, pi, mu, var):
    a = log_densities(X, mu, var) + pi
    m = a.max(axis=1)
    e = np.exp(a - m[:, None])
    s = e.sum(axis=1)
    return {"r": e / s[:, None], "loglik": np.sum(m + np.log(s))}
