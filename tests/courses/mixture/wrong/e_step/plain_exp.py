# what: the exponential is taken without subtracting the largest first, which divides 0 by 0 far away
import numpy as np


def e_step(X, pi, mu, var):
    p = pi * np.exp(log_densities(X, mu, var))
    s = p.sum(axis=1, keepdims=True)
    return {"r": p / s, "loglik": np.log(s).sum()}
