# used the variance instead of its square root for the turbulence intensity
def turbulence_bins(u, edges):
    n, m = u.shape
    ubar = u.mean(axis=1)
    t = np.arange(m) - np.mean(np.arange(m))
    b1 = (u * t).sum(axis=1) / (t * t).sum()
    fluct = u - ubar.reshape(-1, 1) - np.outer(b1, t)
    sigma = (fluct**2).sum(axis=1) / (m - 1)
    ti = sigma / ubar
    nb = len(edges) - 1
    cnt, avg, rep = np.zeros(nb, int), np.zeros(nb), np.zeros(nb)
    for q in range(nb):
        vals = ti[(ubar >= edges[q]) & (ubar < edges[q + 1])]
        cnt[q] = len(vals)
        if len(vals):
            avg[q] = vals.mean()
            rep[q] = vals.mean() + 1.28 * vals.std()
    return {"intensity": ti, "count": cnt, "mean": avg, "representative": rep}
