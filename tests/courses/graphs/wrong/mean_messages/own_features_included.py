# what: the node's own features are in the mean, with weight 1
def mean_messages(X, edges, weights):
    total = X.copy()
    norm = np.ones(len(X))
    for e in range(edges.shape[0]):
        s, r = edges[e]
        total[r] += weights[e] * X[s]
        norm[r] += weights[e]
    return total / norm[:, None]
