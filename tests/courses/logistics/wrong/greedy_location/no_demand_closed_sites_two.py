# two mistakes: the serving costs are not multiplied by the demand, and the customers are given to the cheapest of all sites, open or not
def greedy_location(c, w, f):
    n, m = c.shape
    chosen = []
    cost = np.inf
    while len(chosen) < m:
        values = np.full(m, np.inf)
        for j in range(m):
            if j not in chosen:
                values[j] = f[chosen + [j]].sum() + c[:, chosen + [j]].min(axis=1).sum()
        j = int(values.argmin())
        if values[j] >= cost:
            break
        cost = values[j]
        chosen.append(j)
    opened = np.zeros(m, dtype=bool)
    opened[chosen] = True
    site = np.argmin(c, axis=1)
    load = np.zeros(m)
    for i in range(n):
        load[site[i]] += w[i]
    return {"opened": opened, "site": site, "load": load, "cost": cost}
