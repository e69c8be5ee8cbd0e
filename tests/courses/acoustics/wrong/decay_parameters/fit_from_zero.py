# the line is fitted from 0 to -20 dB instead of from -5 to -25 dB
def decay_parameters(h, fs):
    env = np.abs(h)
    onset = next(i for i in range(len(h)) if env[i] >= 0.1 * env.max())
    e = np.square(h[onset:])
    e_rev = np.add.accumulate(e[::-1])[::-1]
    L = 10 * np.log10(e_rev / e.sum())
    t = np.arange(len(e)) / fs
    upper, lower = 0, -20
    part = (L <= upper) & (L >= lower)
    slope = np.polyfit(t[part], L[part], deg=1)[0]
    is_early = t < 0.08
    return {
        "level": L,
        "T20": -60 / slope,
        "C80": 10 * np.log10(e[is_early].sum() / e[np.logical_not(is_early)].sum()),
        "Ts": (e @ t) / e.sum(),
    }
