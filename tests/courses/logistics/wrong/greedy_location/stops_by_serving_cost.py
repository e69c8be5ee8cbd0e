# a site is opened as long as the serving cost goes down: the saving is not held against the cost of opening when deciding to stop
def greedy_location(c, w, f):
    n, m = c.shape
    opened = np.zeros(m, dtype=bool)
    near = np.full(n, np.inf)
    for step in range(m):
        served = w @ np.minimum(near[:, None], c)
        total = np.where(opened, np.inf, f[opened].sum() + f + served)
        j = np.argmin(total)
        if step > 0 and not np.any(c[:, j] < near):
            break
        opened[j] = True
        near = np.minimum(near, c[:, j])
        cost = total[j]
    site = np.where(opened, c, np.inf).argmin(axis=1)
    load = np.array([w[site == j].sum() for j in range(m)])
    return {"opened": opened, "site": site, "load": load, "cost": cost}
