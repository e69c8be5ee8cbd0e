# took off the mean trend of all records instead of each record's own trend
def turbulence_bins(u, edges):
    m = u.shape[1]
    t = np.arange(m) - (m - 1) / 2
    ubar = np.mean(u, axis=1, keepdims=True)
    slope = np.mean(u @ t) / np.sum(t**2)
    fl = u - ubar - slope * t
    sigma = np.sqrt((fl**2).sum(axis=1) / (m - 1))
    ubar = ubar[:, 0]
    ti = sigma / ubar
    lower, upper = edges[:-1], edges[1:]
    member = (ubar >= lower[:, None]) & (ubar < upper[:, None])
    count = member.sum(axis=1)
    safe = np.maximum(count, 1)
    mean = member @ ti / safe
    spread = np.sqrt((member * (ti - mean[:, None]) ** 2).sum(axis=1) / safe)
    return {"intensity": ti, "count": count, "mean": mean, "representative": mean + 1.28 * spread}
