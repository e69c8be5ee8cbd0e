# what: the sum of a cluster is divided by the number of all points instead of those of the cluster
import numpy as np


def kmeans_update(X, labels, C):
    centers = C.copy()
    N = X.shape[0]
    for j in range(C.shape[0]):
        mask = (labels == j)
        if mask.sum() > 0:
            centers[j, :] = np.sum(X[mask], axis=0) / N
    return centers
