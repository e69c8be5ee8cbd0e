# what: rows are centers and columns are points instead of the other way round
import numpy as np


def squared_distances(X, C):
    out = np.zeros((C.shape[0], X.shape[0]))
    for j in range(C.shape[0]):
        for i in range(X.shape[0]):
            delta = X[i] - C[j]
            out[j, i] = delta @ delta
    return out
