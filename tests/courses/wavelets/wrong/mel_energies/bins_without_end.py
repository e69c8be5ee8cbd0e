# the bin frequencies are spaced by sr / 2 / bins: the last bin is not at sr / 2
def mel_energies(power, sr, n_mels, fmin, db_range):
    bins = power.shape[1]
    freqs = np.arange(bins) * (sr / 2) / bins
    lo, hi = [2595 * np.log10(1 + f / 700) for f in (fmin, sr / 2)]
    edges = 700 * (10 ** (np.linspace(lo, hi, n_mels + 2) / 2595) - 1)
    bank = np.empty((n_mels, bins))
    for j, (a, b, c) in enumerate(zip(edges, edges[1:], edges[2:])):
        bank[j] = np.maximum(0, np.minimum((freqs - a) / (b - a), (c - freqs) / (c - b)))
        bank[j] *= 2 / (c - a)
    out = power @ bank.T
    m = out.max()
    out = np.maximum(out, m * 10 ** (-db_range / 10))
    return {"centers": edges[1:-1], "bank": bank, "decibels": 10 * np.log10(out / m)}
