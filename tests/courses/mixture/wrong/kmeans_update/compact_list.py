# what: centers without points are left out, so that fewer come back
import numpy as np


def kmeans_update(X, labels, C):
    means = []
    for j in range(len(C)):
        members = X[labels == j]
        if len(members) != 0:
            means.append(members.mean(axis=0))
    return np.array(means)
