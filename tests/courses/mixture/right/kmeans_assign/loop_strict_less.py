# what: search for the smallest by hand, without argmin
import numpy as np


def kmeans_assign(X, C):
    labels = []
    total = 0.0
    for x in X:
        best, where = float("inf"), 0
        for j, c in enumerate(C):
            d = float(((x - c) ** 2).sum())
            if d < best:
                best, where = d, j
        labels.append(where)
        total += best
    return np.array(labels), total / len(X)
