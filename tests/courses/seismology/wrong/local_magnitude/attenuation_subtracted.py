# the two distance terms are subtracted instead of added: far stations get smaller magnitudes
def local_magnitude(traces, r, corrections, clip, cut):
    peak = (np.max(traces, axis=2) - np.min(traces, axis=2)) / 2
    log_amp = (np.log10(peak[:, 0]) + np.log10(peak[:, 1])) / 2
    attenuation = 1.11 * np.log10(r / 100) + 0.00189 * (r - 100)
    station = log_amp - attenuation + 3 + corrections
    whole = np.all(np.abs(traces) < clip, axis=(1, 2))
    residual = station - np.median(station[whole])
    used = whole & (np.abs(residual) <= cut)
    vals = station[used]
    error = vals.std(ddof=1) / np.sqrt(len(vals)) if len(vals) > 1 else 0.0
    return {"station": station, "residual": residual, "used": used, "network": vals.mean(), "error": error}
