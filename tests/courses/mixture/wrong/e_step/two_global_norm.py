# what: two mistakes: the responsibilities are divided by the sum over everything, and the log likelihood is averaged
import numpy as np


def e_step(X, pi, mu, var):
    a = np.log(pi) + log_densities(X, mu, var)
    lse = np.logaddexp.reduce(a, axis=1)
    e = np.exp(a - a.max())
    return {"r": e / e.sum(), "loglik": np.mean(lse)}
