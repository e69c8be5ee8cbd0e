# the onset looks for the first sample of h itself (not of its absolute value) that reaches a tenth of the largest value of h
def decay_parameters(h, fs):
    start = np.argmax(h >= 0.1 * np.max(h))
    cut = h[start:]
    energy = cut**2
    schroeder = energy.sum() - np.cumsum(energy) + energy
    level = 10 * np.log10(schroeder / schroeder[0])
    t = np.arange(len(cut)) / fs
    rng = (level <= -5) & (level >= -25)
    p = np.polyfit(t[rng], level[rng], 1)
    e80 = energy[t < 0.08].sum()
    return {"level": level, "T20": -60 / p[0], "C80": 10 * np.log10(e80 / (energy.sum() - e80)),
            "Ts": np.sum(t * energy) / energy.sum()}
