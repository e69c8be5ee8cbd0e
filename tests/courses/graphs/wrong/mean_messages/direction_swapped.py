# what: senders and receivers are swapped
def mean_messages(X, edges, weights):
    n = X.shape[0]
    out = np.zeros_like(X)
    for v in range(n):
        idx = np.where(edges[:, 0] == v)[0]
        if len(idx) == 0:
            out[v] = X[v]
        else:
            w = weights[idx]
            out[v] = (w[:, None] * X[edges[idx, 1]]).sum(axis=0) / w.sum()
    return out
