# what: two mistakes: the sum instead of the mean, and centers without points go to zero
import numpy as np


def kmeans_update(X, labels, C):
    new = np.zeros(C.shape)
    for i in range(len(labels)):
        new[labels[i]] += X[i]
    return new
