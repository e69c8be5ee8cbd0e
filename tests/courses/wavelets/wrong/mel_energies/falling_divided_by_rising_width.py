# the falling side is divided by the width of the rising side, center - left
def mel_energies(power, sr, n_mels, fmin, db_range):
    freqs = np.linspace(0, sr / 2, power.shape[1])
    lo = 2595 * np.log10(1 + fmin / 700)
    hi = 2595 * np.log10(1 + sr / 2 / 700)
    hz = 700 * (10 ** (np.linspace(lo, hi, n_mels + 2) / 2595) - 1)
    rows = []
    for j in range(n_mels):
        left, mid, right = hz[j], hz[j + 1], hz[j + 2]
        r = (freqs - left) / (mid - left)
        f = (right - freqs) / (mid - left)
        rows.append(np.maximum(0, np.minimum(r, f)) * 2 / (right - left))
    bank = np.vstack(rows)
    E = power @ bank.T
    ref = E.max()
    E = np.where(E < ref * 10 ** (-db_range / 10), ref * 10 ** (-db_range / 10), E)
    return {"centers": hz[1:-1], "bank": bank, "decibels": 10 * np.log10(E / ref)}
