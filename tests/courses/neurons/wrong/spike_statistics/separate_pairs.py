# the CV2 takes separate pairs of intervals (first and second, third and fourth) instead of all neighbors
def spike_statistics(spikes, dt, window):
    N, T = spikes.shape
    stats = {name: [] for name in ("rate", "cv", "cv2", "fano")}
    for train in spikes:
        times = np.nonzero(train)[0] * dt
        stats["rate"].append(times.size * 1000 / (dt * T))
        d = times[1:] - times[:-1]
        if times.size > 2:
            stats["cv"].append(d.std() / d.mean())
            terms = []
            k = 0
            while k + 1 < d.size:
                terms.append(2 * abs(d[k + 1] - d[k]) / (d[k + 1] + d[k]))
                k += 2
            stats["cv2"].append(np.mean(terms))
        else:
            stats["cv"].append(0.0)
            stats["cv2"].append(0.0)
        c = np.array([train[j:j + window].sum() for j in range(0, T - window + 1, window)])
        stats["fano"].append(np.var(c, ddof=1) / c.mean() if c.mean() > 0 else 0.0)
    return {name: np.array(vals) for name, vals in stats.items()}
