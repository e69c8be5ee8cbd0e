# the power is squared once more before the filters are applied
def mel_energies(power, sr, n_mels, fmin, db_range):
    f = np.linspace(0, sr / 2, power.shape[1])
    lo, hi = 2595 * np.log10(1 + fmin / 700), 2595 * np.log10(1 + sr / 2 / 700)
    e = 700 * (10 ** (np.linspace(lo, hi, n_mels + 2) / 2595) - 1)
    bank = np.array([np.maximum(np.minimum((f - e[j]) / (e[j + 1] - e[j]), (e[j + 2] - f) / (e[j + 2] - e[j + 1])), 0) * 2 / (e[j + 2] - e[j]) for j in range(n_mels)])
    S = np.abs(power) ** 2 @ bank.T
    mx = S.max()
    S = np.maximum(S, mx * 10 ** (-db_range / 10))
    return {"centers": e[1:-1], "bank": bank, "decibels": 10 * np.log10(S / mx)}
