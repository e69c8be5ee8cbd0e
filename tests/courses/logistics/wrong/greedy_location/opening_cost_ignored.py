# the costs of opening are left out everywhere: only serving is counted
def greedy_location(c, w, f):
    n, m = c.shape
    S = []
    best = np.inf
    while True:
        trial = {}
        for j in range(m):
            if j not in S:
                trial[j] = np.sum(w * c[:, S + [j]].min(axis=1))
        if not trial:
            break
        j = min(trial, key=trial.get)
        if trial[j] >= best:
            break
        best = trial[j]
        S.append(j)
    opened = np.zeros(m, dtype=bool)
    opened[S] = True
    site = np.where(opened, c, np.inf).argmin(axis=1)
    load = np.array([w[site == j].sum() for j in range(m)])
    return {"opened": opened, "site": site, "load": load, "cost": best}
