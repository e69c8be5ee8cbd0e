# stopped the loop over the bins one too early, so that the last bin stays empty
def turbulence_bins(u, edges):
    m = u.shape[1]
    t = np.arange(m) - (m - 1) / 2
    v = u.mean(1)
    fit = v[:, None] + (u @ t / (t @ t))[:, None] * t[None, :]
    sd = np.linalg.norm(u - fit, axis=1) / np.sqrt(m - 1)
    TI = sd / v
    nbins = edges.size - 1
    counts = np.zeros(nbins, int)
    mean_ti = np.zeros(nbins)
    rep_ti = np.zeros(nbins)
    for i in range(nbins - 1):
        mask = np.logical_and(v >= edges[i], v < edges[i + 1])
        counts[i] = np.count_nonzero(mask)
        if counts[i]:
            mean_ti[i] = np.average(TI[mask])
            rep_ti[i] = mean_ti[i] + 1.28 * np.std(TI[mask])
    return {"intensity": TI, "count": counts, "mean": mean_ti, "representative": rep_ti}
