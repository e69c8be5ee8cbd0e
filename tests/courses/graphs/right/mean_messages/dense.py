def mean_messages(X, edges, weights):
    n = X.shape[0]
    A = np.zeros((n, n))
    for e in range(len(edges)):
        A[edges[e, 1], edges[e, 0]] += weights[e]
    for v in range(n):
        if A[v].sum() == 0:
            A[v, v] = 1
    A /= A.sum(axis=1, keepdims=True)
    return A @ X
