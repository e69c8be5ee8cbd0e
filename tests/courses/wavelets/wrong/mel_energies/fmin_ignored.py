# the lowest edge is 0 Hz instead of fmin
def mel_energies(power, sr, n_mels, fmin, db_range):
    freqs = np.linspace(0, sr / 2, power.shape[1])
    top = 2595 * np.log10(1 + sr / 2 / 700)
    mel_points = np.linspace(0, top, n_mels + 2)
    hz_points = 700 * (10 ** (mel_points / 2595) - 1)
    left = hz_points[:-2].reshape(-1, 1)
    mid = hz_points[1:-1].reshape(-1, 1)
    right = hz_points[2:].reshape(-1, 1)
    bank = np.clip(np.minimum((freqs - left) / (mid - left), (right - freqs) / (right - mid)), 0, None)
    bank = bank * (2 / (right - left))
    E = np.matmul(power, bank.transpose())
    mx = np.amax(E)
    E = np.maximum(E, mx * 10 ** (-db_range / 10))
    return {"centers": hz_points[1:-1], "bank": bank, "decibels": 10 * (np.log10(E) - np.log10(mx))}
