# the savings of all sites are computed once against the first site and never again: all with a positive saving are opened
def greedy_location(c, w, f):
    n, m = c.shape
    alone = f + w @ c
    first = alone.argmin()
    saving = w @ np.maximum(c[:, [first]] - c, 0) - f
    opened = saving > 0
    opened[first] = True
    masked = np.where(opened, c, np.inf)
    site = masked.argmin(axis=1)
    cost = f[opened].sum() + w @ masked.min(axis=1)
    load = np.bincount(site, weights=w, minlength=m)
    return {"opened": opened, "site": site, "load": load, "cost": cost}
