# what: senders and receivers are swapped, and nodes without messages get zeros
def mean_messages(X, edges, weights):
    n = len(X)
    A = np.zeros((n, n))
    for (i, j), w in zip(edges, weights):
        A[i, j] += w
    deg = A.sum(axis=1, keepdims=True)
    deg[deg == 0] = 1.0
    return (A / deg) @ X
