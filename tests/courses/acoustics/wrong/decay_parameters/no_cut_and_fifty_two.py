# two mistakes: the noise before the onset is not cut off, everything is taken from the beginning of the recording; and the clarity is taken at 50 ms instead of at 80 ms
def decay_parameters(h, fs):
    e = h**2
    t = np.arange(len(h)) / fs
    edc = np.cumsum(e[::-1])[::-1]
    level = 10 * np.log10(edc / edc[0])
    fit = (level <= -5) & (level >= -25)
    slope = np.polyfit(t[fit], level[fit], 1)[0]
    early = t < 0.05
    C80 = 10 * np.log10(e[early].sum() / e[~early].sum())
    Ts = np.sum(t * e) / np.sum(e)
    return {"level": level, "T20": -60 / slope, "C80": C80, "Ts": Ts}
