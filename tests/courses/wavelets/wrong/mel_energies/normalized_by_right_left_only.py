# the peak is 1 / (right - left): the factor 2 is missing
def mel_energies(power, sr, n_mels, fmin, db_range):
    mel_lo = 2595 * np.log10(1 + fmin / 700)
    mel_hi = 2595 * np.log10(1 + (sr / 2) / 700)
    mels = mel_lo + np.arange(n_mels + 2) * (mel_hi - mel_lo) / (n_mels + 1)
    hz = 700 * (10 ** (mels / 2595) - 1)
    freqs = np.arange(power.shape[1]) * sr / 2 / (power.shape[1] - 1)
    bank = np.zeros((n_mels, power.shape[1]))
    for i in range(n_mels):
        tri = np.minimum((freqs - hz[i]) / (hz[i + 1] - hz[i]), (hz[i + 2] - freqs) / (hz[i + 2] - hz[i + 1]))
        bank[i] = np.maximum(tri, 0) / (hz[i + 2] - hz[i])
    e = power @ bank.T
    m = np.max(e)
    return {"centers": hz[1:-1], "bank": bank, "decibels": np.maximum(10 * np.log10(np.maximum(e, 1e-300) / m), -db_range)}
