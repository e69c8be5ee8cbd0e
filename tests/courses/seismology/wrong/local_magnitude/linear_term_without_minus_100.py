# the linear distance term is 0.00189 r instead of 0.00189 (r - 100)
def local_magnitude(traces, r, corrections, clip, cut):
    half_p2p = (np.max(traces, axis=2) - np.min(traces, axis=2)) / 2
    log10a = np.log10(half_p2p).mean(axis=1)
    minus_log_a0 = 1.11 * np.log10(r / 100) + 0.00189 * r + 3
    station = log10a + minus_log_a0 + corrections
    not_clip = np.abs(traces).max(axis=(1, 2)) < clip
    residual = station - np.median(station[not_clip])
    used = not_clip & (np.abs(residual) <= cut)
    number = np.sum(used)
    error = 0.0
    if number > 1:
        error = np.std(station[used], ddof=1) / np.sqrt(number)
    return {"station": station, "residual": residual, "used": used, "network": np.mean(station[used]), "error": error}
