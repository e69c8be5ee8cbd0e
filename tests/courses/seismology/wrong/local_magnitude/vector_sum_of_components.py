# the two components are added as a vector, sqrt(a1^2 + a2^2), instead of averaging their logarithms
def local_magnitude(traces, r, corrections, clip, cut):
    a = (np.max(traces, axis=2) - np.min(traces, axis=2)) / 2
    horizontal = np.hypot(a[:, 0], a[:, 1])
    ml = np.log10(horizontal) + 1.11 * np.log10(r / 100) + 0.00189 * (r - 100) + 3 + corrections
    safe = np.all(np.max(np.abs(traces), axis=2) < clip, axis=1)
    off_median = ml - np.median(ml[safe])
    used = safe & (np.abs(off_median) <= cut)
    k = used.sum()
    return {
        "station": ml,
        "residual": off_median,
        "used": used,
        "network": ml[used].mean(),
        "error": ml[used].std(ddof=1) / np.sqrt(k) if k > 1 else 0.0,
    }
