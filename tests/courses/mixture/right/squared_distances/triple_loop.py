# what: three loops, plain numbers
import numpy as np


def squared_distances(X, C):
    n, d = X.shape
    k = C.shape[0]
    D = np.zeros((n, k))
    for i in range(n):
        for j in range(k):
            s = 0.0
            for f in range(d):
                s += (X[i, f] - C[j, f]) ** 2
            D[i, j] = s
    return D
