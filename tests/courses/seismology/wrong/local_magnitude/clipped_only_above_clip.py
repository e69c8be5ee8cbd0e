# a station that just reaches clip is not taken as clipped (> instead of >=), so no station ever is
def local_magnitude(traces, r, corrections, clip, cut):
    A = 0.5 * np.ptp(traces, axis=2)
    ML = np.mean(np.log10(A), axis=1) + 1.11 * np.log10(r / 100) + 0.00189 * (r - 100) + 3 + corrections
    bad = np.any(np.abs(traces) > clip, axis=(1, 2))
    good = np.logical_not(bad)
    delta = ML - np.median(ML[good])
    good &= np.abs(delta) <= cut
    if good.sum() > 1:
        se = np.std(ML[good], ddof=1) / np.sqrt(good.sum())
    else:
        se = 0.0
    return {"station": ML, "residual": delta, "used": good, "network": ML[good].mean(), "error": se}
