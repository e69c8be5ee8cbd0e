# the amplitudes of the two components are averaged first and the logarithm is taken of the mean, instead of averaging the logarithms
def local_magnitude(traces, r, corrections, clip, cut):
    half = 0.5 * (traces.max(axis=2) - traces.min(axis=2))
    amp = half.mean(axis=1)
    mag = np.log10(amp) + 1.11 * np.log10(r / 100) + 0.00189 * (r - 100) + 3 + corrections
    good = np.abs(traces).max(axis=2).max(axis=1) < clip
    resid = mag - np.median(mag[good])
    used = good & (np.abs(resid) <= cut)
    k = np.count_nonzero(used)
    mean = mag[used].mean()
    err = np.sqrt(np.sum((mag[used] - mean) ** 2) / (k - 1) / k) if k > 1 else 0.0
    return {"station": mag, "residual": resid, "used": used, "network": mean, "error": err}
