# the cut is one sample after the onset: the onset sample itself is thrown away
def decay_parameters(h, fs):
    peak = np.max(np.abs(h))
    onset = 0
    for sample in h:
        onset += 1
        if np.abs(sample) >= 0.1 * peak:
            break
    direct = h[onset:]
    energy = direct**2
    edc = energy[::-1].cumsum()[::-1]
    level = 10 * np.log10(edc / edc[0])
    t = np.arange(len(direct)) / fs
    inside = (level <= -5) & (level >= -25)
    slope = np.polyfit(t[inside], level[inside], 1)[0]
    early = t < 0.08
    return {"level": level, "T20": -60 / slope,
            "C80": 10 * np.log10(energy[early].sum() / energy[~early].sum()),
            "Ts": (energy * t).sum() / energy.sum()}
