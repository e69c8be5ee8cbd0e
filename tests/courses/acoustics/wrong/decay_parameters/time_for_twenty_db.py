# T20 is the time that the line needs for 20 dB, not for 60 dB
def decay_parameters(h, fs):
    thr = 0.1 * np.max(np.abs(h))
    for k, v in enumerate(h):
        if abs(v) >= thr:
            break
    g = h[k:] ** 2
    edc = np.array([g[i:].sum() for i in range(len(g))])
    lev = 10 * np.log10(edc / edc[0])
    t = np.arange(len(g)) / fs
    sel = [i for i in range(len(lev)) if -25 <= lev[i] <= -5]
    b = np.polyfit(t[sel], lev[sel], 1)
    T20 = -20 / b[0]
    clarity = 10 * np.log10(g[t < 0.08].sum() / g[t >= 0.08].sum())
    return {"level": lev, "T20": T20, "C80": clarity, "Ts": sum(t * g) / sum(g)}
