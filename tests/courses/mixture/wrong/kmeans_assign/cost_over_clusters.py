# what: the cost is divided by the number of centers instead of the number of points
import numpy as np


def kmeans_assign(X, C):
    distances = squared_distances(X, C)
    labels = np.argmin(distances, axis=1)
    cost = 0.0
    for i in range(len(labels)):
        cost += distances[i, labels[i]]
    cost = cost / distances.shape[1]
    return labels, cost
