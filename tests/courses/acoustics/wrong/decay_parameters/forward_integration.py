# the energy is summed up from the beginning on (forward), not from each sample to the end; the level is still taken relative to the whole energy
def decay_parameters(h, fs):
    peak = np.abs(h).max()
    start = np.where(np.abs(h) >= 0.1 * peak)[0][0]
    e = h[start:] ** 2
    edc = np.cumsum(e)
    L = 10 * np.log10(edc / edc[-1])
    t = np.arange(len(e)) / fs
    idx = (L <= -5) & (L >= -25)
    T20 = -60 / np.polyfit(t[idx], L[idx], 1)[0]
    C80 = 10 * np.log10(e[t < 0.08].sum() / e[t >= 0.08].sum())
    return {"level": L, "T20": T20, "C80": C80, "Ts": (t * e).sum() / e.sum()}
