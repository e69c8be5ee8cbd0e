# the returned cost leaves out the costs of opening (the choice of the sites counts them)
def greedy_location(c, w, f):
    n, m = c.shape
    chosen = []
    best = np.inf
    improved = True
    while improved:
        improved = False
        pick = None
        for j in range(m):
            if j in chosen:
                continue
            trial = chosen + [j]
            v = sum(f[k] for k in trial) + sum(w[i] * min(c[i, k] for k in trial) for i in range(n))
            if v < best:
                best, pick, improved = v, j, True
        if improved:
            chosen.append(pick)
    opened = np.array([j in chosen for j in range(m)])
    site = np.argmin(np.where(opened, c, np.inf), axis=1)
    cost = np.sum(w * c[np.arange(n), site])
    return {"opened": opened, "site": site, "load": np.bincount(site, weights=w, minlength=m), "cost": cost}
