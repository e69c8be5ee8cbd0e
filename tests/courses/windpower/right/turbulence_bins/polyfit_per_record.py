def turbulence_bins(u, edges):
    n, m = u.shape
    t = np.arange(m)
    speed, ti = np.zeros(n), np.zeros(n)
    for i in range(n):
        b, a = np.polyfit(t, u[i], 1)
        e = u[i] - a - b * t
        speed[i] = u[i].sum() / m
        ti[i] = (e @ e / (m - 1)) ** 0.5 / speed[i]
    count, mean, rep = [], [], []
    for low, high in zip(edges[:-1], edges[1:]):
        mine = [ti[i] for i in range(n) if low <= speed[i] < high]
        count.append(len(mine))
        mean.append(np.mean(mine) if mine else 0.0)
        rep.append(np.mean(mine) + 1.28 * np.std(mine) if mine else 0.0)
    return {
        "intensity": ti,
        "count": np.array(count),
        "mean": np.array(mean),
        "representative": np.array(rep),
    }
