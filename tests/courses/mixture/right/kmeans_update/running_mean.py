# what: running means, point after point
import numpy as np


def kmeans_update(X, labels, C):
    centers = np.array(C, dtype=float)
    seen = [0] * len(C)
    for x, l in zip(X, labels):
        seen[l] += 1
        if seen[l] == 1:
            centers[l] = x
        else:
            centers[l] += (x - centers[l]) / seen[l]
    return centers
