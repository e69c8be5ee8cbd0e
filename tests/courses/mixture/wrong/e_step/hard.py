# what: the responsibilities are rounded to the best component, 0 or 1
import numpy as np


def e_step(X, pi, mu, var):
    a = np.log(pi) + log_densities(X, mu, var)
    m = np.max(a, axis=1, keepdims=True)
    loglik = (m[:, 0] + np.log(np.exp(a - m).sum(axis=1))).sum()
    r = np.zeros(a.shape)
    r[np.arange(a.shape[0]), np.argmax(a, axis=1)] = 1.0
    return {"r": r, "loglik": loglik}
