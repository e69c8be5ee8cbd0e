# the center time is not divided by the whole energy
def decay_parameters(h, fs):
    mag = abs(h)
    onset = list(mag >= 0.1 * mag.max()).index(True)
    e = h[onset:] ** 2
    t = np.array([i / fs for i in range(len(e))])
    s = np.cumsum(e[::-1])[::-1]
    level = 10 * np.log10(s / s[0])
    m = (level <= -5) & (level >= -25)
    n80 = (t < 0.08).sum()
    T20 = -60 / np.polyfit(t[m], level[m], 1)[0]
    C80 = 10 * (np.log10(e[:n80].sum()) - np.log10(e[n80:].sum()))
    Ts = (t * e).sum()
    return {"level": level, "T20": T20, "C80": C80, "Ts": Ts}
