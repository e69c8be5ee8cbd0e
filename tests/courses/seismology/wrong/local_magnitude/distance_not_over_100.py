# the logarithm is of r in km instead of r / 100
def local_magnitude(traces, r, corrections, clip, cut):
    amplitude = np.ptp(traces, axis=2) * 0.5
    log_a = np.log10(np.sqrt(amplitude[:, 0] * amplitude[:, 1]))
    station = log_a + 1.11 * np.log10(r) + 0.00189 * (r - 100) + 3 + corrections
    clipped = np.max(np.max(np.abs(traces), axis=2), axis=1) >= clip
    median = np.median(station[clipped == False])
    residual = station - median
    used = (clipped == False) & (np.abs(residual) <= cut)
    k = used.sum()
    network = station[used].mean()
    error = station[used].std(ddof=1) / np.sqrt(k) if k > 1 else 0.0
    return dict(station=station, residual=residual, used=used, network=network, error=error)
