# what: the M step gets ones for the likeliest component and zeros for the others instead of the responsibilities
import numpy as np


def em(X, pi, mu, var, eps, steps):
    logliks = []
    for _ in range(steps):
        e = e_step(X, pi, mu, var)
        logliks.append(e["loglik"])
        best = e["r"].argmax(axis=1)
        onehot = np.eye(len(pi))[best]
        m = m_step(X, onehot, eps)
        pi, mu, var = m["pi"], m["mu"], m["var"]
    return pi, mu, var, np.array(logliks)
