# what: attention style: the weights into a node go through a softmax instead of being divided by their sum
def mean_messages(X, edges, weights):
    M = np.copy(X)
    for v in np.unique(edges[:, 1]):
        sel = edges[:, 1] == v
        a = np.exp(weights[sel] - weights[sel].max())
        a = a / a.sum()
        M[v] = np.sum(a[:, None] * X[edges[sel, 0]], axis=0)
    return M
