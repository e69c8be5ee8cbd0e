# what: the edges are written into a matrix with =, so an edge that is in the list twice counts once
def mean_messages(X, edges, weights):
    n = X.shape[0]
    W = np.zeros((n, n))
    W[edges[:, 1], edges[:, 0]] = weights
    d = W.sum(axis=1)
    M = np.where(d[:, None] > 0, W @ X, X)
    return M / np.where(d > 0, d, 1)[:, None]
