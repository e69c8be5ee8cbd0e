# the error is the standard deviation of the stations: it is not divided by the root of their number
def local_magnitude(traces, r, corrections, clip, cut):
    a = np.ptp(traces, axis=2) / 2
    station = np.mean(np.log10(a), axis=1)
    station = station + 1.11 * np.log10(r / 100) + 0.00189 * (r - 100) + 3 + corrections
    whole = (np.abs(traces) < clip).all(axis=2).all(axis=1)
    residual = station - np.median(station[whole])
    used = (np.abs(residual) <= cut) & whole
    sel = station[used]
    error = sel.std(ddof=1) if sel.size > 1 else 0.0
    return {"station": station, "residual": residual, "used": used, "network": sel.mean(), "error": error}
