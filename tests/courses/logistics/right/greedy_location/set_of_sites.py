# lists of open sites, the total of each trial computed from scratch
def greedy_location(c, w, f):
    n, m = c.shape

    def total(sites):
        return sum(f[j] for j in sites) + sum(w[i] * min(c[i, j] for j in sites) for i in range(n))

    S, best = [], float("inf")
    while len(S) < m:
        trials = {j: total(S + [j]) for j in range(m) if j not in S}
        j = min(trials, key=trials.get)
        if trials[j] >= best:
            break
        S.append(j)
        best = trials[j]
    site = np.array([min(S, key=lambda j: c[i, j]) for i in range(n)])
    load = np.zeros(m)
    for i in range(n):
        load[site[i]] += w[i]
    return {"opened": np.array([j in S for j in range(m)]), "site": site, "load": load, "cost": best}
