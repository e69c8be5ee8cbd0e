# it does not stop when the cost goes up: all sites are opened
def greedy_location(c, w, f):
    n, m = c.shape
    opened = np.zeros(m, dtype=bool)
    near = np.full(n, np.inf)
    for _ in range(m):
        total = f[opened].sum() + f + w @ np.minimum(near[:, None], c)
        j = np.argmin(np.where(opened, np.inf, total))
        cost = total[j]
        opened[j] = True
        near = np.minimum(near, c[:, j])
    site = np.argmin(np.where(opened, c, np.inf), axis=1)
    load = np.bincount(site, weights=w, minlength=m)
    return {"opened": opened, "site": site, "load": load, "cost": cost}
