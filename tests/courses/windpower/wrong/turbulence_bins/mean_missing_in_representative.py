# gave 1.28 standard deviations as the representative value and left out the mean
def turbulence_bins(u, edges):
    """Turbulence intensity by wind speed, from records of ten minutes.

    From each record its linear trend in time is removed; sigma is the sample standard deviation
    (divisor m - 1) of what is left, and the turbulence intensity is sigma over the mean speed of
    the record. Records are sorted into bins by their mean speed. The representative value of a
    bin is the mean of its intensities plus 1.28 of their standard deviations (divisor: the
    number of records in the bin).

    u: wind speeds, n records of m equally spaced samples, shape (n, m)
    edges: edges of the bins, increasing, shape (b + 1,); a bin holds its lower edge

    returns: dictionary with
        intensity: turbulence intensity of each record, shape (n,)
        count: number of records in each bin, whole, shape (b,)
        mean: mean intensity of each bin, 0 where it is empty, shape (b,)
        representative: representative intensity of each bin, 0 where it is empty, shape (b,)
    """
    m = u.shape[1]
    time = np.arange(m) - (m - 1) / 2
    average = np.mean(u, axis=1)
    slope = u @ time / np.sum(time**2)
    rest = u - average[:, None] - slope[:, None] * time
    sigma = np.sqrt(np.sum(rest**2, axis=1) / (m - 1))
    intensity = sigma / average
    bins = len(edges) - 1
    count = np.zeros(bins, dtype=int)
    mean = np.zeros(bins)
    representative = np.zeros(bins)
    for b in range(bins):
        inside = (average >= edges[b]) & (average < edges[b + 1])
        count[b] = np.sum(inside)
        if count[b] > 0:
            mean[b] = np.mean(intensity[inside])
            representative[b] = 1.28 * np.std(intensity[inside])
    return {"intensity": intensity, "count": count, "mean": mean, "representative": representative}
