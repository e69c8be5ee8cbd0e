# what: the accumulators start from the old centers instead of from zero
import numpy as np


def kmeans_update(X, labels, C):
    total = C.copy()
    counts = np.zeros(C.shape[0])
    for i in range(X.shape[0]):
        total[labels[i]] = total[labels[i]] + X[i]
        counts[labels[i]] += 1
    for j in range(C.shape[0]):
        if counts[j] > 0:
            total[j] = total[j] / counts[j]
    return total
