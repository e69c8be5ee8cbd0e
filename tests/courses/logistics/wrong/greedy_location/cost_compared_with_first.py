# the cost to beat is that of the first site all the time: it is not updated when another site is opened
def greedy_location(c, w, f):
    n, m = c.shape
    start = f + w @ c
    opened = np.zeros(m, dtype=bool)
    opened[start.argmin()] = True
    bound = start.min()
    cost = bound
    while not opened.all():
        near = np.where(opened, c, np.inf).min(axis=1)
        totals = f[opened].sum() + f + w @ np.minimum(near[:, None], c)
        totals[opened] = np.inf
        j = totals.argmin()
        if totals[j] < bound:
            opened[j] = True
            cost = totals[j]
        else:
            break
    site = np.where(opened, c, np.inf).argmin(axis=1)
    load = np.bincount(site, weights=w, minlength=m)
    return {"opened": opened, "site": site, "load": load, "cost": cost}
