# what: nodes that hear nothing get zeros instead of keeping their features
def mean_messages(X, edges, weights):
    n, f = X.shape
    s = np.zeros((n, f))
    w = np.zeros((n, 1))
    for (i, j), c in zip(edges.tolist(), weights.tolist()):
        s[j] += c * X[i]
        w[j] += c
    return np.divide(s, w, out=np.zeros_like(s), where=w > 0)
