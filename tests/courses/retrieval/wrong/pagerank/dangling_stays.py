# what: a dangling page keeps its rank for itself, as if it had a link to itself
def pagerank(links, damping, steps):
    n = links.shape[0]
    A = np.array(links, dtype=float)
    for i in np.where(A.sum(axis=1) == 0)[0]:
        A[i, i] = 1.0
    M = A / A.sum(axis=1, keepdims=True)
    r = np.full(n, 1 / n)
    c = np.zeros(steps)
    for t in range(steps):
        new = (1 - damping) / n + damping * (r @ M)
        c[t] = np.sum(np.abs(new - r))
        r = new
    return r, c
