# what: the loop over the centers ends one center too early
import numpy as np


def kmeans_assign(X, C):
    D = squared_distances(X, C)
    n, k = D.shape
    labels = np.zeros(n, dtype=int)
    best = D[:, 0].copy()
    for i in range(n):
        for j in range(1, k - 1):
            if D[i, j] < best[i]:
                best[i] = D[i, j]
                labels[i] = j
    return labels, np.mean(best)
