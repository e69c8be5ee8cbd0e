# two mistakes: load counts the customers instead of adding up their demand, and the returned cost leaves out the costs of opening
def greedy_location(c, w, f):
    n, m = c.shape
    opened, near, cost = np.zeros(m, dtype=bool), np.full(n, np.inf), np.inf
    for _ in range(m):
        total = f[opened].sum() + f + w @ np.minimum(near[:, None], c)
        j = total.argmin()
        if total[j] >= cost:
            break
        cost = total[j]
        opened[j] = True
        near = np.minimum(near, c[:, j])
    site = np.argmin(np.where(opened, c, np.inf), axis=1)
    load = np.bincount(site, minlength=m).astype(float)
    return {"opened": opened, "site": site, "load": load, "cost": w @ near}
