# the station correction is subtracted instead of added
def local_magnitude(traces, r, corrections, clip, cut):
    def magnitude(trace, dist, corr):
        a = [(c.max() - c.min()) / 2 for c in trace]
        return np.mean(np.log10(a)) + 1.11 * np.log10(dist / 100) + 0.00189 * (dist - 100) + 3 - corr

    station = np.array([magnitude(traces[i], r[i], corrections[i]) for i in range(len(r))])
    fine = np.array([np.abs(traces[i]).max() < clip for i in range(len(r))])
    residual = station - np.median(station[fine])
    used = fine & (np.abs(residual) <= cut)
    m = station[used]
    return {
        "station": station,
        "residual": residual,
        "used": used,
        "network": m.mean(),
        "error": m.std(ddof=1) / np.sqrt(m.size) if m.size > 1 else 0.0,
    }
