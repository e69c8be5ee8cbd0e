# what: adds up absolute differences instead of squared ones
import numpy as np


def squared_distances(X, C):
    n = len(X)
    k = len(C)
    dist = np.zeros((n, k))
    for i in range(n):
        for j in range(k):
            for f in range(X.shape[1]):
                dist[i, j] += abs(X[i, f] - C[j, f])
    return dist
