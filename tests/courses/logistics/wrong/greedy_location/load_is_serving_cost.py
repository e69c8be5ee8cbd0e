# load adds up what serving the customers costs (demand times unit cost) instead of their demand
def greedy_location(c, w, f):
    n, m = c.shape
    wc = w[:, None] * c
    opened, cost = np.zeros(m, dtype=bool), np.inf
    near = np.full(n, np.inf)
    for _ in range(m):
        total = f[opened].sum() + f + np.minimum(near[:, None], wc).sum(axis=0)
        j = total.argmin()
        if total[j] >= cost:
            break
        cost = total[j]
        opened[j] = True
        near = np.minimum(near, wc[:, j])
    site = np.where(opened, wc, np.inf).argmin(axis=1)
    load = np.zeros(m)
    for i in range(n):
        load[site[i]] += wc[i, site[i]]
    return {"opened": opened, "site": site, "load": load, "cost": cost}
