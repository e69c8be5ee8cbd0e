# the center time is weighted with |h| instead of with h squared
def decay_parameters(h, fs):
    limit = 0.1 * np.max(np.abs(h))
    onset = np.where(np.abs(h) >= limit)[0].min()
    x = h[onset:]
    t = np.arange(len(x)) / fs
    edc = np.cumsum(x[::-1] ** 2)[::-1]
    level = 10 * np.log10(edc / edc[0])
    fit = (level <= -5) & (level >= -25)
    slope = np.polyfit(t[fit], level[fit], 1)[0]
    early = np.sum(x[t < 0.08] ** 2)
    C80 = 10 * np.log10(early / (edc[0] - early))
    Ts = np.sum(t * np.abs(x)) / np.sum(np.abs(x))
    return {"level": level, "T20": -60 / slope, "C80": C80, "Ts": Ts}
