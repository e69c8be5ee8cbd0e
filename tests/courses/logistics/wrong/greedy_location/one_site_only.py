# it stops after the first site: no further site is ever tried
def greedy_location(c, w, f):
    n, m = c.shape
    total = f + (w[:, None] * c).sum(axis=0)
    j = int(total.argmin())
    opened = np.arange(m) == j
    site = np.full(n, j)
    load = np.where(opened, w.sum(), 0.0)
    return {"opened": opened, "site": site, "load": load, "cost": total[j]}
