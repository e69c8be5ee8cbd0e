# after a site is opened the customers' costs are those of that site, not the smaller of old and new
def greedy_location(c, w, f):
    n, m = c.shape
    opened, near, cost = np.zeros(m, dtype=bool), np.full(n, np.inf), np.inf
    fixed = 0.0
    for _ in range(m):
        total = fixed + f + w @ np.minimum(near[:, None], c)
        total[opened] = np.inf
        j = np.argmin(total)
        if total[j] >= cost:
            break
        cost = total[j]
        opened[j] = True
        fixed += f[j]
        near = c[:, j]
    site = np.argmin(np.where(opened, c, np.inf), axis=1)
    load = np.bincount(site, weights=w, minlength=m)
    return {"opened": opened, "site": site, "load": load, "cost": cost}
