# demand-weighted cost matrix and a one-hot assignment matrix; the cost is computed again at the end
def greedy_location(c, w, f):
    n, m = c.shape
    W = w[:, None] * c
    opened = np.zeros(m, dtype=bool)
    cost = np.inf
    for _ in range(m):
        values = np.full(m, np.inf)
        for j in np.flatnonzero(~opened):
            trial = opened | (np.arange(m) == j)
            values[j] = f @ trial + W[:, trial].min(axis=1).sum()
        if values.min() >= cost:
            break
        cost = values.min()
        opened[values.argmin()] = True
    site = np.flatnonzero(opened)[W[:, opened].argmin(axis=1)]
    X = (site[:, None] == np.arange(m)).astype(float)
    return {"opened": opened, "site": site, "load": w @ X, "cost": f[opened].sum() + (W * X).sum()}
