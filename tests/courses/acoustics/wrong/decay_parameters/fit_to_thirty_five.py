# the line is fitted from -5 to -35 dB (the range of T30) instead of from -5 to -25 dB
def line_slope(x, y):
    dx = x - x.mean()
    return (dx * (y - y.mean())).sum() / (dx**2).sum()


def decay_parameters(h, fs):
    onset = np.argmax(np.abs(h) >= 0.1 * np.abs(h).max())
    ir = h[onset:]
    E = np.cumsum((ir**2)[::-1])[::-1]
    level = 10 * np.log10(E) - 10 * np.log10(E[0])
    t = np.arange(ir.size) / fs
    r = (level <= -5) & (level >= -35)
    T20 = -60 / line_slope(t[r], level[r])
    C80 = 10 * np.log10(np.sum(ir[t < 0.08] ** 2) / np.sum(ir[t >= 0.08] ** 2))
    Ts = np.sum(t * ir**2) / np.sum(ir**2)
    return {"level": level, "T20": T20, "C80": C80, "Ts": Ts}
