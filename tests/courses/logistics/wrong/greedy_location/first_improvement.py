# the sites are gone through once in their order and each one that lowers the cost is opened, instead of the best one each time
def greedy_location(c, w, f):
    n, m = c.shape
    opened = np.zeros(m, dtype=bool)
    near = np.full(n, np.inf)
    cost = np.inf
    fixed = 0.0
    for j in range(m):
        cand = np.minimum(near, c[:, j])
        new = fixed + f[j] + w @ cand
        if new < cost:
            cost = new
            fixed += f[j]
            near = cand
            opened[j] = True
    site = np.argmin(np.where(opened, c, np.inf), axis=1)
    load = np.bincount(site, weights=w, minlength=m)
    return {"opened": opened, "site": site, "load": load, "cost": cost}
