# the line is fitted with the axes exchanged: time against level, and T20 is -60 times that slope
def decay_parameters(h, fs):
    size = np.abs(h)
    onset = np.argmax(size >= 0.1 * np.max(size))
    x2 = h[onset:] ** 2
    t = np.arange(x2.shape[0]) / fs
    tail = np.cumsum(x2[::-1])[::-1]
    curve = 10 * np.log10(tail / np.max(tail))
    w = np.where((curve <= -5) & (curve >= -25))
    seconds_per_db = np.polyfit(curve[w], t[w], 1)[0]
    T20 = -60 * seconds_per_db
    C80 = 10 * np.log10(x2[t < 0.08].sum() / x2[~(t < 0.08)].sum())
    return {"level": curve, "T20": T20, "C80": C80, "Ts": np.sum(x2 * t) / np.sum(x2)}
