# the largest energy is taken for each filter over the frames (axis 0) instead of over all
def mel_energies(power, sr, n_mels, fmin, db_range):
    f = np.linspace(0, sr / 2, power.shape[1])
    mel = np.linspace(2595 * np.log10(1 + fmin / 700), 2595 * np.log10(1 + sr / 2 / 700), n_mels + 2)
    hz = 700 * (10 ** (mel / 2595) - 1)
    bank = np.zeros((n_mels, f.size))
    for m in range(n_mels):
        left, center, right = hz[m], hz[m + 1], hz[m + 2]
        slope_up = (f - left) / (center - left)
        slope_down = (right - f) / (right - center)
        bank[m] = 2 / (right - left) * np.maximum(0, np.minimum(slope_up, slope_down))
    melspec = power.dot(bank.T)
    ref = np.max(melspec, axis=0)
    limited = np.maximum(melspec, ref * 10 ** (-db_range / 10))
    return {"centers": hz[1:-1], "bank": bank, "decibels": 10 * np.log10(limited / ref)}
