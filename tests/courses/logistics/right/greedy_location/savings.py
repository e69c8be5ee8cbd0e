# savings: how much a further site saves in serving, minus what it costs to open
def greedy_location(c, w, f):
    n, m = c.shape
    alone = f + c.T @ w
    first = alone.argmin()
    opened = np.arange(m) == first
    site = np.full(n, first)
    cost = alone[first]
    while True:
        now = c[np.arange(n), site]
        gain = np.einsum("i,ij->j", w, np.clip(now[:, None] - c, 0, None)) - f
        j = gain.argmax()
        if gain[j] <= 0:
            break
        cost -= gain[j]
        opened[j] = True
        site[c[:, j] < now] = j
    load = np.array([w[site == j].sum() for j in range(m)])
    return {"opened": opened, "site": site, "load": load, "cost": cost}
