# what: the larger node stands first in merges
def upgma(D):
    n = D.shape[0]
    T = np.full((2 * n - 1, 2 * n - 1), np.inf)
    T[:n, :n] = D
    T[np.arange(n), np.arange(n)] = np.inf
    size = np.ones(2 * n - 1)
    h = np.zeros(2 * n - 1)
    merges = np.zeros((n - 1, 2), dtype=int)
    lengths = np.zeros(2 * n - 1)
    alive = set(range(n))
    for k in range(n - 1):
        new = n + k
        i, j = divmod(int(np.argmin(T)), 2 * n - 1)
        h[new] = 0.5 * T[i, j]
        lengths[i] = h[new] - h[i]
        lengths[j] = h[new] - h[j]
        size[new] = size[i] + size[j]
        alive -= {i, j}
        for c in alive:
            T[new, c] = (size[i] * T[i, c] + size[j] * T[j, c]) / size[new]
            T[c, new] = T[new, c]
        for gone in (i, j):
            T[gone, :] = np.inf
            T[:, gone] = np.inf
        alive.add(new)
        merges[k] = j, i
    return {"merges": merges, "heights": h[n:], "lengths": lengths}
