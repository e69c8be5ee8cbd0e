# wrong axis: the extremes are taken over the two components at each time and the logarithms averaged over time, instead of extremes over time and average over components
def local_magnitude(traces, r, corrections, clip, cut):
    peak = (np.max(traces, axis=1) - np.min(traces, axis=1)) / 2
    log_a = np.mean(np.log10(peak), axis=1)
    station = log_a + 1.11 * np.log10(r / 100) + 0.00189 * (r - 100) + 3 + corrections
    ok = np.max(np.abs(traces), axis=(1, 2)) < clip
    residual = station - np.median(station[ok])
    used = ok & (np.abs(residual) <= cut)
    count = used.sum()
    error = np.std(station[used], ddof=1) / np.sqrt(count) if count > 1 else 0.0
    return {"station": station, "residual": residual, "used": used, "network": station[used].mean(), "error": error}
