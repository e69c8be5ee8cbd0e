# the total of a candidate has only its own cost of opening: those of the sites opened before are forgotten
def greedy_location(c, w, f):
    n, m = c.shape
    opened = np.zeros(m, dtype=bool)
    near = np.full(n, np.inf)
    cost = np.inf
    while not opened.all():
        total = np.full(m, np.inf)
        for j in range(m):
            if not opened[j]:
                total[j] = f[j] + w @ np.minimum(near, c[:, j])
        j = total.argmin()
        if total[j] >= cost:
            break
        cost = total[j]
        opened[j] = True
        near = np.minimum(near, c[:, j])
    site = np.argmin(np.where(opened, c, np.inf), axis=1)
    load = np.zeros(m)
    np.add.at(load, site, w)
    return {"opened": opened, "site": site, "load": load, "cost": cost}
