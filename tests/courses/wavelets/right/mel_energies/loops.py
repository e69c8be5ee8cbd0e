# style: scalar loops over filters and bins with ifs
def mel_energies(power, sr, n_mels, fmin, db_range):
    T, K = power.shape
    low, high = np.log(1 + fmin / 700), np.log(1 + sr / 2 / 700)
    e = [700 * (np.exp(low + (high - low) * i / (n_mels + 1)) - 1) for i in range(n_mels + 2)]
    bank = np.zeros((n_mels, K))
    for m in range(n_mels):
        for k in range(K):
            f = k * sr / 2 / (K - 1)
            if e[m] < f <= e[m + 1]:
                bank[m, k] = 2 * (f - e[m]) / (e[m + 1] - e[m]) / (e[m + 2] - e[m])
            elif e[m + 1] < f < e[m + 2]:
                bank[m, k] = 2 * (e[m + 2] - f) / (e[m + 2] - e[m + 1]) / (e[m + 2] - e[m])
    E = np.array([[sum(power[t] * bank[m]) for m in range(n_mels)] for t in range(T)])
    best = E.max()
    out = np.full((T, n_mels), -float(db_range))
    for t in range(T):
        for m in range(n_mels):
            if E[t, m] > 0:
                out[t, m] = max(10 * np.log10(E[t, m] / best), -db_range)
    return {"centers": np.array(e[1:-1]), "bank": bank, "decibels": out}
