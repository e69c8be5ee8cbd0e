# what: a dangling page leads to all other pages but not to itself
def pagerank(links, damping, steps):
    n = links.shape[0]
    A = links.copy()
    for i in range(n):
        if A[i].sum() == 0:
            A[i] = 1
            A[i, i] = 0
    M = A / A.sum(axis=1, keepdims=True)
    r = np.full(n, 1 / n)
    c = np.zeros(steps)
    for t in range(steps):
        new = (1 - damping) / n + damping * M.T @ r
        c[t] = np.abs(new - r).sum()
        r = new
    return r, c
