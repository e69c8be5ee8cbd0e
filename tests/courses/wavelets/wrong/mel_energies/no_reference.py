# the decibels are not relative to the largest energy
def mel_energies(power, sr, n_mels, fmin, db_range):
    n = power.shape[1]
    freqs = np.arange(n) * (sr / 2) / (n - 1)
    e = np.linspace(2595 * np.log10(1 + fmin / 700), 2595 * np.log10(1 + sr / 1400), n_mels + 2)
    e = 700 * (10 ** (e / 2595) - 1)
    bank = np.zeros((n_mels, n))
    for m in range(n_mels):
        for k in range(n):
            up = (freqs[k] - e[m]) / (e[m + 1] - e[m])
            dn = (e[m + 2] - freqs[k]) / (e[m + 2] - e[m + 1])
            v = min(up, dn)
            if v > 0:
                bank[m, k] = v * 2 / (e[m + 2] - e[m])
    E = power @ bank.T
    E = np.maximum(E, E.max() * 10 ** (-db_range / 10))
    return {"centers": e[1:-1], "bank": bank, "decibels": 10 * np.log10(E)}
