# what: the height is subtracted for the first child only
def upgma(D):
    n = D.shape[0]
    big = np.full((2 * n - 1, 2 * n - 1), np.inf)
    big[:n, :n] = D
    big[np.arange(n), np.arange(n)] = np.inf
    size = np.ones(2 * n - 1)
    h = np.zeros(2 * n - 1)
    merges = np.zeros((n - 1, 2), dtype=int)
    lengths = np.zeros(2 * n - 1)
    alive = set(range(n))
    for k in range(n - 1):
        new = n + k
        i, j = divmod(int(np.argmin(big)), 2 * n - 1)
        h[new] = 0.5 * big[i, j]
        lengths[i] = h[new] - h[i]
        lengths[j] = h[new]
        size[new] = size[i] + size[j]
        alive -= {i, j}
        for c in alive:
            big[new, c] = (size[i] * big[i, c] + size[j] * big[j, c]) / size[new]
            big[c, new] = big[new, c]
        for gone in (i, j):
            big[gone, :] = np.inf
            big[:, gone] = np.inf
        alive.add(new)
        merges[k] = i, j
    return {"merges": merges, "heights": h[n:], "lengths": lengths}
