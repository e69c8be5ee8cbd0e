# C80 divides the early energy by the whole energy (as for a definition) instead of by the late energy
def decay_parameters(h, fs):
    a = np.abs(h)
    s = np.argmax(a >= 0.1 * a.max())
    p = h[s:] ** 2
    t = np.arange(len(p)) / fs
    back = np.cumsum(p[::-1])[::-1]
    lvl = 10 * np.log10(back / back[0])
    ok = (lvl <= -5) & (lvl >= -25)
    k, d = np.polyfit(t[ok], lvl[ok], 1)
    early = 0.0
    for ti, pi in zip(t, p):
        if ti < 0.08:
            early += pi
    C80 = 10 * np.log10(early / p.sum())
    return {"level": lvl, "T20": -60 / k, "C80": C80, "Ts": (t * p).sum() / p.sum()}
