# what: the median of the points is taken instead of the mean
import numpy as np


def kmeans_update(X, labels, C):
    new_C = C.copy()
    for j in np.unique(labels):
        new_C[j] = np.median(X[labels == j], axis=0)
    return new_C
