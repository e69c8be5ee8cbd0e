# the highest edge is sr instead of sr / 2
def mel_energies(power, sr, n_mels, fmin, db_range):
    freqs = np.linspace(0, sr / 2, power.shape[1])
    mmin = 2595 * np.log10(1 + fmin / 700)
    mmax = 2595 * np.log10(1 + sr / 700)
    p = 700 * (10 ** (np.linspace(mmin, mmax, n_mels + 2) / 2595) - 1)
    fb = np.zeros((n_mels, power.shape[1]))
    for i in range(n_mels):
        up = (freqs - p[i]) / (p[i + 1] - p[i])
        dn = (p[i + 2] - freqs) / (p[i + 2] - p[i + 1])
        fb[i] = np.maximum(0, np.minimum(up, dn)) * (2 / (p[i + 2] - p[i]))
    S = power @ fb.T
    big = S.max()
    S = np.maximum(S, big * 10 ** (-db_range / 10))
    return {"centers": p[1:-1], "bank": fb, "decibels": 10 * np.log10(S / big)}
