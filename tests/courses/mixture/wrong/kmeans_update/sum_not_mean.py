# what: the new center is the sum of its points instead of their mean
import numpy as np


def kmeans_update(X, labels, C):
    newC = np.array(C)
    for k in range(len(C)):
        pts = X[labels == k]
        if len(pts) > 0:
            newC[k] = pts.sum(axis=0)
    return newC
