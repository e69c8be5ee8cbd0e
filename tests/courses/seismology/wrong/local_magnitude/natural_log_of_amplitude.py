# the logarithm of the amplitude is the natural one instead of the decadic
def local_magnitude(traces, r, corrections, clip, cut):
    peak = np.ptp(traces, axis=2) / 2
    loga = np.log(peak).mean(axis=1)
    ml = loga + 1.11 * np.log10(r / 100) + 0.00189 * (r - 100) + 3 + corrections
    full = np.array([np.max(np.abs(tr)) < clip for tr in traces])
    residual = ml - np.median(ml[full])
    used = np.logical_and(full, np.abs(residual) <= cut)
    n = int(used.sum())
    return {
        "station": ml,
        "residual": residual,
        "used": used,
        "network": ml[used].sum() / n,
        "error": np.std(ml[used], ddof=1) / n ** 0.5 if n > 1 else 0.0,
    }
