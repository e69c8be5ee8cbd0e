# load counts the customers of each site instead of adding up their demand
def greedy_location(c, w, f):
    n, m = c.shape
    S = np.zeros(m, dtype=bool)
    cost = np.inf
    for _ in range(m):
        totals = np.full(m, np.inf)
        for j in np.flatnonzero(~S):
            T = S.copy()
            T[j] = True
            totals[j] = f[T].sum() + w @ c[:, T].min(axis=1)
        j = totals.argmin()
        if totals[j] >= cost:
            break
        cost = totals[j]
        S[j] = True
    site = np.where(S[None, :], c, np.inf).argmin(axis=1)
    load = np.zeros(m)
    for s in site:
        load[s] += 1
    return {"opened": S, "site": site, "load": load, "cost": cost}
