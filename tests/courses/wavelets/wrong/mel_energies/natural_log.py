# the decibels use the natural logarithm instead of log10
def mel_energies(power, sr, n_mels, fmin, db_range):
    K = power.shape[1]
    fk = np.arange(K) / (K - 1) * sr / 2
    m0, m1 = 2595 * np.log10(1 + fmin / 700), 2595 * np.log10(1 + sr / 2 / 700)
    edges = np.array([700 * (10 ** (m / 2595) - 1) for m in np.linspace(m0, m1, n_mels + 2)])
    bank = np.zeros((n_mels, K))
    for j in range(n_mels):
        L, C, R = edges[j], edges[j + 1], edges[j + 2]
        rise = (fk >= L) & (fk <= C)
        fall = (fk > C) & (fk <= R)
        bank[j, rise] = (fk[rise] - L) / (C - L)
        bank[j, fall] = (R - fk[fall]) / (R - C)
        bank[j] *= 2 / (R - L)
    en = power @ bank.T
    biggest = en.max()
    en = np.maximum(en, biggest * 10 ** (-db_range / 10))
    return {"centers": edges[1:-1], "bank": bank, "decibels": 10 * np.log(en / biggest)}
