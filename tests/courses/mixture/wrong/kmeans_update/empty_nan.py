# what: clusters without points are divided by zero instead of kept
import numpy as np


def kmeans_update(X, labels, C):
    onehot = np.eye(C.shape[0])[labels]
    counts = onehot.sum(axis=0)
    return (onehot.T @ X) / counts[:, None]
