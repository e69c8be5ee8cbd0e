# what: the largest is subtracted from the log of the sum instead of added back
import numpy as np


def e_step(X, pi, mu, var):
    A = np.log(pi) + log_densities(X, mu, var)
    M = A.max(axis=1, keepdims=True)
    E = np.exp(A - M)
    S = np.sum(E, axis=1, keepdims=True)
    R = E / S
    return dict(r=R, loglik=float(np.sum(np.log(S) - M)))
