# what: returns the smallest distances instead of where they are
import numpy as np


def kmeans_assign(X, C):
    D = squared_distances(X, C)
    labels = np.min(D, axis=1)
    return labels, np.mean(labels)
