# what: the weights are all equal instead of the sizes of the components
import numpy as np


def m_step(X, r, eps):
    K = r.shape[1]
    size = r.sum(axis=0)[:, None]
    mu = r.T.dot(X) / size
    var = r.T.dot(X ** 2) / size - mu ** 2
    return {"pi": np.ones(K) / K, "mu": mu, "var": var + eps}
