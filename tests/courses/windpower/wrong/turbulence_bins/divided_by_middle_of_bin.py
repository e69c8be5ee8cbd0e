# divided sigma in a bin by the middle of the bin instead of by each record's own mean speed
def turbulence_bins(u, edges):
    def sigma_of(record):
        m = len(record)
        t = np.arange(m) - (m - 1) / 2
        slope = np.sum(record * t) / np.sum(t**2)
        rest = record - np.mean(record) - slope * t
        return np.sqrt(np.sum(rest**2) / (m - 1))

    speed = np.array([np.mean(rec) for rec in u])
    sigma = np.array([sigma_of(rec) for rec in u])
    intensity = sigma / speed
    number = len(edges) - 1
    count = np.zeros(number, dtype=int)
    mean = np.zeros(number)
    representative = np.zeros(number)
    for b in range(number):
        inside = (speed >= edges[b]) & (speed < edges[b + 1])
        center = (edges[b] + edges[b + 1]) / 2
        count[b] = inside.sum()
        if count[b] > 0:
            in_bin = sigma[inside] / center
            mean[b] = np.mean(in_bin)
            representative[b] = np.mean(in_bin) + 1.28 * np.std(in_bin)
    return {"intensity": intensity, "count": count, "mean": mean, "representative": representative}
