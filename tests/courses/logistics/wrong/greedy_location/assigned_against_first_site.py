# a newly opened site takes over all customers that it serves cheaper than the first site does, also those that another open site serves cheaper still
def greedy_location(c, w, f):
    n, m = c.shape
    total = f + w @ c
    first = int(np.argmin(total))
    opened = np.zeros(m, dtype=bool)
    opened[first] = True
    near, cost = c[:, first].copy(), total[first]
    site = np.full(n, first)
    for _ in range(m - 1):
        new = f[opened].sum() + f + w @ np.minimum(near[:, None], c)
        new[opened] = np.inf
        j = int(np.argmin(new))
        if new[j] >= cost:
            break
        site[c[:, j] < c[:, first]] = j
        near = np.minimum(near, c[:, j])
        opened[j] = True
        cost = new[j]
    return {"opened": opened, "site": site, "load": np.bincount(site, weights=w, minlength=m), "cost": cost}
