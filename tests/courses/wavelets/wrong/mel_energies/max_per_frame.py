# the largest energy is taken in each frame by itself instead of over all frames
def mel_energies(power, sr, n_mels, fmin, db_range):
    freqs = np.linspace(0, sr / 2, power.shape[1])
    low = 2595 * np.log10(1 + fmin / 700)
    high = 2595 * np.log10(1 + sr / 1400)
    h = 700 * (10 ** (np.linspace(low, high, n_mels + 2) / 2595) - 1)
    bank = []
    for j in range(1, n_mels + 1):
        width = h[j + 1] - h[j - 1]
        tri = [max(0.0, min((f - h[j - 1]) / (h[j] - h[j - 1]), (h[j + 1] - f) / (h[j + 1] - h[j]))) * 2 / width for f in freqs]
        bank.append(tri)
    bank = np.array(bank)
    e = power @ bank.T
    biggest = e.max(axis=1, keepdims=True)
    e = np.maximum(e, biggest * 10 ** (-db_range / 10))
    return {"centers": h[1:-1], "bank": bank, "decibels": 10 * np.log10(e / biggest)}
