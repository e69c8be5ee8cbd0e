# what: loop over the points, python floats
import numpy as np


def e_step(X, pi, mu, var):
    L = log_densities(X, mu, var)
    r = np.empty(L.shape)
    loglik = 0.0
    for i, row in enumerate(L):
        a = [np.log(w) + l for w, l in zip(pi, row)]
        m = max(a)
        e = np.exp(np.array(a) - m)
        s = e.sum()
        r[i] = e / s
        loglik += m + np.log(s)
    return dict(r=r, loglik=float(loglik))
