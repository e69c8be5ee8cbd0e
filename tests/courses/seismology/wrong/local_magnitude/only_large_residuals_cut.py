# stations far below the median count: the residual is compared with cut without its absolute value
def local_magnitude(traces, r, corrections, clip, cut):
    peak = (traces.max(axis=2) - traces.min(axis=2)) / 2
    station = np.log10(peak).mean(axis=1) + 1.11 * np.log10(r / 100) + 0.00189 * (r - 100) + 3 + corrections
    n = len(station)
    clipped = [np.abs(traces[i]).max() >= clip for i in range(n)]
    med = np.median([station[i] for i in range(n) if not clipped[i]])
    residual = station - med
    used = np.array([not clipped[i] and residual[i] <= cut for i in range(n)], dtype=bool)
    m = station[used]
    error = m.std(ddof=1) / np.sqrt(m.size) if m.size > 1 else 0.0
    return {"station": station, "residual": residual, "used": used, "network": m.mean(), "error": error}
