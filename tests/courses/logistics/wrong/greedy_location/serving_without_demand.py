# the serving costs are not multiplied by the demand of the customers
def total_cost(sites, c, f):
    return f[sites].sum() + c[:, sites].min(axis=1).sum()


def greedy_location(c, w, f):
    m = c.shape[1]
    chosen, cost = [], np.inf
    for _ in range(m):
        others = [j for j in range(m) if j not in chosen]
        values = [total_cost(chosen + [j], c, f) for j in others]
        if min(values) >= cost:
            break
        cost = min(values)
        chosen.append(others[int(np.argmin(values))])
    chosen.sort()
    opened = np.isin(np.arange(m), chosen)
    site = np.array(chosen)[c[:, chosen].argmin(axis=1)]
    load = np.bincount(site, weights=w, minlength=m)
    return {"opened": opened, "site": site, "load": load, "cost": cost}
