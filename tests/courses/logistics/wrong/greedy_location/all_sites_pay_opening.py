# the costs of opening of all sites are counted in every total, whether they are open or not
def greedy_location(c, w, f):
    n, m = c.shape
    fixed = np.sum(f)
    chosen = []
    cost = np.inf
    while len(chosen) < m:
        rest = [j for j in range(m) if j not in chosen]
        totals = [fixed + np.sum(w * np.min(c[:, chosen + [j]], axis=1)) for j in rest]
        best = int(np.argmin(totals))
        if totals[best] >= cost:
            break
        cost = totals[best]
        chosen.append(rest[best])
    opened = np.zeros(m, dtype=bool)
    opened[chosen] = True
    site = np.where(opened, c, np.inf).argmin(axis=1)
    load = np.zeros(m)
    for i, s in enumerate(site):
        load[s] += w[i]
    return {"opened": opened, "site": site, "load": load, "cost": cost}
