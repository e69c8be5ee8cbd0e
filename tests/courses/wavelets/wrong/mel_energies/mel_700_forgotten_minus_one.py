# the way back from mel lacks the minus 1: all edges are 700 Hz too high
def mel_energies(power, sr, n_mels, fmin, db_range):
    f = np.linspace(0, sr / 2, power.shape[1])
    m = np.linspace(2595 * np.log10(1 + fmin / 700), 2595 * np.log10(1 + sr / 1400), n_mels + 2)
    e = 700 * 10 ** (m / 2595)
    bank = np.zeros((n_mels, len(f)))
    for j in range(n_mels):
        rising = (f - e[j]) / (e[j + 1] - e[j])
        falling = (e[j + 2] - f) / (e[j + 2] - e[j + 1])
        bank[j] = np.maximum(0, np.minimum(rising, falling)) * 2 / (e[j + 2] - e[j])
    E = power @ bank.T
    top = np.max(E)
    E = np.maximum(E, top * 10 ** (-db_range / 10))
    return {"centers": e[1:-1], "bank": bank, "decibels": 10 * np.log10(E / top)}
