# what: the weights are not used
import numpy as np


def e_step(X, pi, mu, var):
    L = log_densities(X, mu, var)
    r = np.zeros_like(L)
    loglik = 0.0
    for i in range(L.shape[0]):
        m = L[i].max()
        w = np.exp(L[i] - m)
        r[i] = w / w.sum()
        loglik += m + np.log(w.sum())
    return {"r": r, "loglik": loglik}
