# what: the last cluster is never updated, as the loop goes to the largest label exclusively
import numpy as np


def kmeans_update(X, labels, C):
    out = C.copy()
    for j in range(labels.max()):
        sel = labels == j
        if sel.any():
            out[j] = X[sel].mean(axis=0)
    return out
