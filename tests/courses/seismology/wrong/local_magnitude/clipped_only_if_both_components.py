# a station is thrown out only if both of its components are clipped, instead of either
def local_magnitude(traces, r, corrections, clip, cut):
    peak = np.ptp(traces, axis=2) / 2
    station = np.log10(peak).mean(axis=1) + 1.11 * np.log10(r / 100) + 0.00189 * (r - 100) + 3 + corrections
    comp_clipped = np.max(np.abs(traces), axis=2) >= clip
    clipped = comp_clipped[:, 0] & comp_clipped[:, 1]
    residual = station - np.median(station[~clipped])
    used = ~clipped & (np.abs(residual) <= cut)
    s = station[used]
    err = s.std(ddof=1) / np.sqrt(len(s)) if len(s) > 1 else 0.0
    return {"station": station, "residual": residual, "used": used, "network": s.mean(), "error": err}
