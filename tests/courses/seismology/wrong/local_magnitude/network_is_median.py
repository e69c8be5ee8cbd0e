# the network magnitude is the median of the stations that count instead of their mean
def local_magnitude(traces, r, corrections, clip, cut):
    logs = []
    for tr in traces:
        comp = [np.log10((np.max(c) - np.min(c)) / 2) for c in tr]
        logs.append(sum(comp) / 2)
    station = np.array(logs) + 1.11 * np.log10(r / 100) + 0.00189 * (r - 100) + 3 + corrections
    unclipped = np.array([not np.any(np.abs(tr) >= clip) for tr in traces])
    residual = station - np.median(station[unclipped])
    used = unclipped & (np.abs(residual) <= cut)
    good = station[used]
    error = np.std(good, ddof=1) / np.sqrt(good.size) if good.size > 1 else 0.0
    return {"station": station, "residual": residual, "used": used, "network": np.median(good), "error": error}
