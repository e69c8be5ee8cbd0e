# the network's mean is over all stations that are not clipped: the outliers are not left out of it (used and error are right)
def local_magnitude(traces, r, corrections, clip, cut):
    peak = np.ptp(traces, axis=2) / 2
    station = np.log10(peak).mean(axis=1) + 1.11 * np.log10(r / 100) + 0.00189 * (r - 100) + 3 + corrections
    ok = np.abs(traces).max(axis=(1, 2)) < clip
    network = np.mean(station[ok])
    residual = station - np.median(station[ok])
    used = ok & (np.abs(residual) <= cut)
    n = used.sum()
    error = np.std(station[used], ddof=1) / np.sqrt(n) if n > 1 else 0.0
    return {"station": station, "residual": residual, "used": used, "network": network, "error": error}
