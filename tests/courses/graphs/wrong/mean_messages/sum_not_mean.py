# what: the weighted sum, not divided by the sum of the weights
def mean_messages(X, edges, weights):
    M = np.zeros_like(X)
    got = set()
    for k, (a, b) in enumerate(edges):
        M[b] += weights[k] * X[a]
        got.add(int(b))
    for v in range(len(X)):
        if v not in got:
            M[v] = X[v]
    return M
