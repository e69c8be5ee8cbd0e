# the next site is chosen by the serving cost alone, without its cost of opening; only whether to stop is decided by the total
def greedy_location(c, w, f):
    n, m = c.shape
    opened = np.zeros(m, dtype=bool)
    near = np.full(n, np.inf)
    cost = np.inf
    for _ in range(m):
        serving = np.array([w @ np.minimum(near, c[:, j]) for j in range(m)])
        serving[opened] = np.inf
        j = serving.argmin()
        new = f[opened].sum() + f[j] + serving[j]
        if new >= cost:
            break
        cost = new
        opened[j] = True
        near = np.minimum(near, c[:, j])
    site = np.where(opened, c, np.inf).argmin(1)
    return {"opened": opened, "site": site, "load": np.bincount(site, w, m), "cost": cost}
