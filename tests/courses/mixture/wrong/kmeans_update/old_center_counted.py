# what: the old center is counted as one more point of the cluster
import numpy as np


def kmeans_update(X, labels, C):
    sums = C.copy()
    counts = np.ones(len(C))
    for x, l in zip(X, labels):
        sums[l] += x
        counts[l] += 1
    return sums / counts[:, None]
