# what: each log likelihood is divided by the number of points
import numpy as np


def em(X, pi, mu, var, eps, steps):
    params = (pi, mu, var)
    ll = []
    for _ in range(steps):
        e = e_step(X, *params)
        ll.append(e["loglik"] / X.shape[0])
        m = m_step(X, e["r"], eps)
        params = (m["pi"], m["mu"], m["var"])
    return (*params, np.array(ll))
