# the amplitude is the largest absolute value (zero to peak) instead of half of peak-to-peak
def local_magnitude(traces, r, corrections, clip, cut):
    n = traces.shape[0]
    station = np.zeros(n)
    unclipped = np.zeros(n, dtype=bool)
    for i in range(n):
        a_n = np.max(np.abs(traces[i, 0]))
        a_e = np.max(np.abs(traces[i, 1]))
        unclipped[i] = a_n < clip and a_e < clip
        log_a = 0.5 * (np.log10(a_n) + np.log10(a_e))
        station[i] = log_a + 1.11 * np.log10(r[i] / 100) + 0.00189 * (r[i] - 100) + 3 + corrections[i]
    median = np.median(station[unclipped])
    residual = station - median
    used = unclipped & (abs(residual) <= cut)
    chosen = station[used]
    error = 0.0
    if len(chosen) > 1:
        error = np.std(chosen, ddof=1) / np.sqrt(len(chosen))
    return {"station": station, "residual": residual, "used": used, "network": np.mean(chosen), "error": error}
