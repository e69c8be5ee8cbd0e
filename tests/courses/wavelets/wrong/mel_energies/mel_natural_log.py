# the way to mel is 1127 ln(1 + f / 700), which is right, but the way back is exp(m / 2595) instead of exp(m / 1127)
def mel_energies(power, sr, n_mels, fmin, db_range):
    f = np.linspace(0, sr / 2, power.shape[1])
    def mel(h):
        return 1127 * np.log(1 + h / 700)
    pts = np.linspace(mel(fmin), mel(sr / 2), n_mels + 2)
    e = 700 * (np.exp(pts / 2595) - 1)
    bank = np.zeros((n_mels, len(f)))
    for j in range(n_mels):
        a, b, c = e[j:j + 3]
        bank[j] = np.maximum(0, np.minimum((f - a) / (b - a), (c - f) / (c - b))) * 2 / (c - a)
    E = power @ bank.T
    top = E.max()
    return {"centers": e[1:-1], "bank": bank, "decibels": 10 * np.log10(np.maximum(E, top * 10 ** (-db_range / 10)) / top)}
