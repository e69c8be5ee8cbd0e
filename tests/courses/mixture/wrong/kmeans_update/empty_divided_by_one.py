# what: clusters without points become zero instead of kept, by a count of at least 1
import numpy as np


def kmeans_update(X, labels, C):
    k = C.shape[0]
    member = (labels[:, None] == np.arange(k)[None, :]).astype(float)
    counts = np.maximum(member.sum(axis=0), 1)
    return np.dot(member.T, X) / counts.reshape(-1, 1)
