# what: nodes are updated in place one after the other, so later ones hear features that are already new
def mean_messages(X, edges, weights):
    M = X.copy()
    for v in range(len(M)):
        inc = np.flatnonzero(edges[:, 1] == v)
        if inc.size:
            w = weights[inc] / weights[inc].sum()
            M[v] = w @ M[edges[inc, 0]]
    return M
