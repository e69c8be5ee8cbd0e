# what: the log likelihood is the sum of responsibility times joint log density instead of the log of the sum
import numpy as np


def e_step(X, pi, mu, var):
    a = log_densities(X, mu, var) + np.log(pi)
    w = np.exp(a - a.max(axis=1, keepdims=True))
    r = w / w.sum(axis=1, keepdims=True)
    return {"r": r, "loglik": np.sum(r * a)}
