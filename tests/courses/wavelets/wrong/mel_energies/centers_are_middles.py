# centers are the middle between left and right edge in Hz (the triangles have their peaks there, too)
def mel_energies(power, sr, n_mels, fmin, db_range):
    freqs = np.linspace(0, sr / 2, power.shape[1])
    a = 2595 * np.log10(1 + fmin / 700)
    b = 2595 * np.log10(1 + sr / 2 / 700)
    pts = 700 * (10 ** (np.linspace(a, b, n_mels + 2) / 2595) - 1)
    left, right = pts[:-2], pts[2:]
    centers = (left + right) / 2
    bank = np.zeros((n_mels, len(freqs)))
    for m in range(n_mels):
        d = np.abs(freqs - centers[m]) / ((right[m] - left[m]) / 2)
        bank[m] = np.maximum(1 - d, 0) * 2 / (right[m] - left[m])
    E = power @ bank.T
    mx = E.max()
    E = np.maximum(E, mx * 10 ** (-db_range / 10))
    return {"centers": centers, "bank": bank, "decibels": 10 * np.log10(E / mx)}
