# what: the exponentials are returned without being divided by their sum
import numpy as np


def e_step(X, pi, mu, var):
    logp = log_densities(X, mu, var) + np.log(pi)
    shift = logp.max(axis=1)[:, np.newaxis]
    r = np.exp(logp - shift)
    ll = np.sum(shift[:, 0] + np.log(r.sum(axis=1)))
    return {"r": r, "loglik": ll}
