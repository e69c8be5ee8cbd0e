# the triangles are straight in mel instead of in Hz
def mel_energies(power, sr, n_mels, fmin, db_range):
    to_mel = lambda h: 2595 * np.log10(1 + h / 700)
    fm = to_mel(np.linspace(0, sr / 2, power.shape[1]))
    pm = np.linspace(to_mel(fmin), to_mel(sr / 2), n_mels + 2)
    ph = 700 * (10 ** (pm / 2595) - 1)
    bank = np.zeros((n_mels, len(fm)))
    for j in range(n_mels):
        rising = (fm - pm[j]) / (pm[j + 1] - pm[j])
        falling = (pm[j + 2] - fm) / (pm[j + 2] - pm[j + 1])
        bank[j] = np.maximum(np.minimum(rising, falling), 0) * 2 / (ph[j + 2] - ph[j])
    E = power @ bank.T
    big = E.max()
    E = np.maximum(E, big * 10 ** (-db_range / 10))
    return {"centers": ph[1:-1], "bank": bank, "decibels": 10 * np.log10(E / big)}
