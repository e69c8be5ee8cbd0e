# the residual is the median minus the station's magnitude: the sign is reversed
def local_magnitude(traces, r, corrections, clip, cut):
    half = np.ptp(traces, axis=2) / 2
    station = 0.5 * (np.log10(half[:, 0]) + np.log10(half[:, 1])) + 3 + corrections
    station = station + 1.11 * np.log10(r / 100) + 0.00189 * (r - 100)
    keep = np.abs(traces).max(axis=(1, 2)) < clip
    residual = np.median(station[keep]) - station
    used = keep & (residual >= -cut) & (residual <= cut)
    n_used = np.sum(used)
    mean = np.sum(station[used]) / n_used
    error = np.sqrt(np.sum((station[used] - mean) ** 2) / (n_used * (n_used - 1))) if n_used > 1 else 0.0
    return {"station": station, "residual": residual, "used": used, "network": mean, "error": error}
