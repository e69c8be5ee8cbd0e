# divided the bin's mean sigma by the bin's mean speed instead of averaging the intensities of the records
def turbulence_bins(u, edges):
    m = u.shape[1]
    t = np.arange(m)
    means, sigmas = [], []
    for rec in u:
        slope, start = np.polyfit(t, rec, 1)
        detrended = rec - (slope * t + start)
        means.append(rec.mean())
        sigmas.append(np.sqrt(np.sum(detrended**2) / (m - 1)))
    means, sigmas = np.array(means), np.array(sigmas)
    ti = sigmas / means
    B = len(edges) - 1
    out = {"intensity": ti, "count": np.zeros(B, dtype=int), "mean": np.zeros(B), "representative": np.zeros(B)}
    for b in range(B):
        sel = (means >= edges[b]) & (means < edges[b + 1])
        out["count"][b] = sel.sum()
        if not sel.any():
            continue
        out["mean"][b] = sigmas[sel].mean() / means[sel].mean()
        out["representative"][b] = out["mean"][b] + 1.28 * ti[sel].std()
    return out
