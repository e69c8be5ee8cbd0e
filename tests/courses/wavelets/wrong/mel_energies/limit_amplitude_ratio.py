# the lower limit is the largest energy times 10**(-db_range / 20): twenty instead of ten
def mel_energies(power, sr, n_mels, fmin, db_range):
    freqs = np.linspace(0, sr / 2, power.shape[1])
    lo = 2595 * np.log10(1 + fmin / 700)
    hi = 2595 * np.log10(1 + sr / 2 / 700)
    step = (hi - lo) / (n_mels + 1)
    edges = [700 * (10 ** ((lo + i * step) / 2595) - 1) for i in range(n_mels + 2)]
    bank = np.zeros((n_mels, len(freqs)))
    for i in range(n_mels):
        a, b, c = edges[i], edges[i + 1], edges[i + 2]
        tri = np.where(freqs <= b, (freqs - a) / (b - a), (c - freqs) / (c - b))
        tri[tri < 0] = 0
        bank[i] = tri * 2 / (c - a)
    E = power @ bank.T
    mx = E.max()
    floor = mx * 10 ** (-db_range / 20)
    E[E < floor] = floor
    return {"centers": np.array(edges[1:-1]), "bank": bank, "decibels": 10 * np.log10(E / mx)}
