# the customers are given to the cheapest of all sites, open or not
def greedy_location(c, w, f):
    n, m = c.shape
    open_ = np.zeros(m, dtype=bool)
    near = np.full(n, np.inf)
    cost = np.inf
    while True:
        cand = [(f[open_].sum() + f[j] + (w * np.minimum(near, c[:, j])).sum(), j) for j in range(m) if not open_[j]]
        if not cand or min(cand)[0] >= cost:
            break
        cost, j = min(cand)
        open_[j] = True
        near = np.minimum(near, c[:, j])
    site = c.argmin(axis=1)
    load = np.array([np.sum(w[site == j]) for j in range(m)])
    return {"opened": open_, "site": site, "load": load, "cost": cost}
