# what: it starts from equal weights instead of the argument pi
import numpy as np


def em(X, pi, mu, var, eps, steps):
    k = mu.shape[0]
    weights = np.full(k, 1.0 / k)
    hist = np.zeros(steps)
    for s in range(steps):
        e = e_step(X, weights, mu, var)
        hist[s] = e["loglik"]
        m = m_step(X, e["r"], eps)
        weights, mu, var = m["pi"], m["mu"], m["var"]
    return weights, mu, var, hist
