# only the positive side is tested for clipping: the absolute value is missing
def local_magnitude(traces, r, corrections, clip, cut):
    peak = (np.max(traces, axis=2) - np.min(traces, axis=2)) / 2
    log_a = np.log10(peak).sum(axis=1) / 2
    station = log_a + 1.11 * np.log10(r / 100) + 0.00189 * (r - 100) + 3 + corrections
    whole = np.max(traces, axis=(1, 2)) < clip
    residual = station - np.median(station[whole])
    used = whole & (np.abs(residual) <= cut)
    selected = station[used]
    count = len(selected)
    error = 0.0 if count < 2 else selected.std(ddof=1) / np.sqrt(count)
    return {"station": station, "residual": residual, "used": used, "network": selected.mean(), "error": error}
