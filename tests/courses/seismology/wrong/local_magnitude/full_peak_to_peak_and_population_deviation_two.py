# two mistakes: the amplitude is the whole peak-to-peak value instead of half, and the error uses ddof=0
def local_magnitude(traces, r, corrections, clip, cut):
    A = traces.max(axis=2) - traces.min(axis=2)
    logA = np.log10(A).mean(axis=1)
    ml = logA + 1.11 * np.log10(r / 100) + 0.00189 * (r - 100) + 3 + corrections
    ok = np.abs(traces).max(axis=(1, 2)) < clip
    res = ml - np.median(ml[ok])
    used = ok & (np.abs(res) <= cut)
    return {
        "station": ml,
        "residual": res,
        "used": used,
        "network": ml[used].mean(),
        "error": ml[used].std() / np.sqrt(used.sum()),
    }
