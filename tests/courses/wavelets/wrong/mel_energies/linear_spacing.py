# the edges are equally spaced in Hz instead of in mel
def mel_energies(power, sr, n_mels, fmin, db_range):
    bins = power.shape[1]
    f = np.linspace(0, sr / 2, bins)
    pts = np.linspace(fmin, sr / 2, n_mels + 2)
    fb = np.zeros((n_mels, bins))
    for m in range(n_mels):
        lo, ce, hi = pts[m], pts[m + 1], pts[m + 2]
        for k in range(bins):
            if lo < f[k] <= ce:
                fb[m, k] = (f[k] - lo) / (ce - lo)
            elif ce < f[k] < hi:
                fb[m, k] = (hi - f[k]) / (hi - ce)
        fb[m] *= 2 / (hi - lo)
    E = power @ fb.T
    top = E.max()
    dB = 10 * np.log10(np.maximum(E, top * 10 ** (-db_range / 10)) / top)
    return {"centers": pts[1:-1], "bank": fb, "decibels": dB}
