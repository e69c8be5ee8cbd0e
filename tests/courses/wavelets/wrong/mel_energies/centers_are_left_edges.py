# centers holds the left edges of the filters
def mel_energies(power, sr, n_mels, fmin, db_range):
    freqs = np.linspace(0, sr / 2, power.shape[1])
    e = np.linspace(2595 * np.log10(1 + fmin / 700), 2595 * np.log10(1 + sr / 1400), n_mels + 2)
    e = 700 * (np.power(10, e / 2595) - 1)
    bank = np.zeros((n_mels, len(freqs)))
    centers = np.zeros(n_mels)
    for j in range(n_mels):
        left, center, right = e[j:j + 3]
        centers[j] = left
        bank[j] = np.clip(np.minimum((freqs - left) / (center - left), (right - freqs) / (right - center)), 0, 1)
        bank[j] = bank[j] * 2 / (right - left)
    E = (bank @ power.T).T
    m = E.max()
    E = np.maximum(E, m * 10 ** (-db_range / 10))
    return {"centers": centers, "bank": bank, "decibels": 10 * np.log10(E / m)}
