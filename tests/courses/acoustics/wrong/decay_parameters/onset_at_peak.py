# the onset is the largest sample, not the first one that reaches a tenth of it
def decay_parameters(h, fs):
    onset = int(np.argmax(np.abs(h)))
    energy = h[onset:] ** 2
    total = energy.sum()
    remaining = total - np.concatenate(([0.0], np.cumsum(energy)[:-1]))
    level = 10 * np.log10(np.maximum(remaining, 1e-300) / total)
    times = np.arange(energy.size) / fs
    mask = (level <= -5) & (level >= -25)
    slope, _ = np.polyfit(times[mask], level[mask], 1)
    n80 = np.searchsorted(times, 0.08)
    return dict(
        level=level,
        T20=-60 / slope,
        C80=10 * np.log10(energy[:n80].sum() / energy[n80:].sum()),
        Ts=np.average(times, weights=energy),
    )
