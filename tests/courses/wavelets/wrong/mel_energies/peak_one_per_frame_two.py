# two mistakes: the triangles have peak 1, and the largest energy is taken frame by frame
def mel_energies(power, sr, n_mels, fmin, db_range):
    f = np.linspace(0, sr / 2, power.shape[1])
    lo, hi = 2595 * np.log10(1 + fmin / 700), 2595 * np.log10(1 + sr / 2 / 700)
    e = 700 * (10 ** (np.linspace(lo, hi, n_mels + 2) / 2595) - 1)
    fb = np.zeros((n_mels, f.size))
    for j in range(n_mels):
        fb[j] = np.interp(f, e[j:j + 3], [0, 1, 0], left=0, right=0)
    E = power @ fb.T
    out = np.zeros_like(E)
    for t in range(len(E)):
        m = E[t].max()
        out[t] = 10 * np.log10(np.maximum(E[t], m * 10 ** (-db_range / 10)) / m)
    return {"centers": e[1:-1], "bank": fb, "decibels": out}
