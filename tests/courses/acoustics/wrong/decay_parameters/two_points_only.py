# the slope is that between the first and the last point of the range, not a least squares line
def decay_parameters(h, fs):
    a = np.abs(h)
    onset = np.argmax(a >= 0.1 * a.max())
    e = (h * h)[onset:]
    edc = np.cumsum(e[::-1])[::-1]
    L = 10 * np.log10(edc / edc[0])
    t = np.arange(len(e)) / fs
    idx = np.nonzero((L <= -5) & (L >= -25))[0]
    i5, i25 = idx[0], idx[-1]
    T20 = 60 * (t[i25] - t[i5]) / (L[i5] - L[i25])
    early = t < 0.08
    C80 = 10 * np.log10(np.sum(e[early]) / np.sum(e[~early]))
    return {"level": L, "T20": T20, "C80": C80, "Ts": np.sum(e * t) / np.sum(e)}
