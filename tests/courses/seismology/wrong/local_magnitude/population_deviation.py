# the standard deviation in the error is divided by the number of stations instead of one less (ddof=0)
def local_magnitude(traces, r, corrections, clip, cut):
    amp = (np.amax(traces, axis=2) - np.amin(traces, axis=2)) / 2.0
    M = np.log10(amp[:, 0] * amp[:, 1]) / 2 + 1.11 * np.log10(r / 100) + 0.00189 * (r - 100) + 3 + corrections
    w = np.abs(traces).max(axis=2).max(axis=1) < clip
    diff = M - np.median(M[w])
    u = w & (np.abs(diff) <= cut)
    s = M[u].std()
    err = s / np.sqrt(np.sum(u))
    return {"station": M, "residual": diff, "used": u, "network": M[u].mean(), "error": err}
