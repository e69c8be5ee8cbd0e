# took the 90 percent quantile of the intensities in the bin instead of the mean plus 1.28 standard deviations
def turbulence_bins(u, edges):
    n, m = u.shape
    time = np.arange(m)
    intensity = np.zeros(n)
    speed = np.zeros(n)
    for i in range(n):
        c = np.polyfit(time, u[i], 1)
        r = u[i] - np.polyval(c, time)
        speed[i] = np.mean(u[i])
        intensity[i] = np.sqrt(np.sum(r**2) / (m - 1)) / speed[i]
    nb = len(edges) - 1
    groups = [intensity[(speed >= edges[b]) & (speed < edges[b + 1])] for b in range(nb)]
    count = np.array([len(g) for g in groups])
    mean = np.array([g.mean() if len(g) else 0.0 for g in groups])
    rep = np.array([np.quantile(g, 0.9) if len(g) else 0.0 for g in groups])
    return {"intensity": intensity, "count": count, "mean": mean, "representative": rep}
