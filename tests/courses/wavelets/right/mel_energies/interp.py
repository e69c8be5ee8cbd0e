# style: np.interp triangles, decibels first and then limited
def mel_energies(power, sr, n_mels, fmin, db_range):
    f = np.arange(power.shape[1]) * sr / (2 * (power.shape[1] - 1))
    m = np.linspace(np.log10(1 + fmin / 700), np.log10(1 + sr / 1400), n_mels + 2)
    e = 700 * (10 ** m - 1)
    bank = np.array([np.interp(f, e[j:j + 3], [0, 2 / (e[j + 2] - e[j]), 0], 0, 0) for j in range(n_mels)])
    E = np.einsum("tk,mk->tm", power, bank)
    with np.errstate(divide="ignore"):
        dB = 10 * np.log10(E)
    return {"centers": e[1:-1], "bank": bank, "decibels": np.maximum(dB - dB.max(), -db_range)}
