# each filter is divided by the sum of its entries instead of scaled to the peak 2 / (right - left)
def mel_energies(power, sr, n_mels, fmin, db_range):
    nb = power.shape[1]
    f = np.linspace(0, sr / 2, nb)
    a = 2595 * np.log10(1 + fmin / 700)
    b = 2595 * np.log10(1 + sr / 1400)
    e = 700 * (10 ** (np.linspace(a, b, n_mels + 2) / 2595) - 1)
    H = np.zeros((n_mels, nb))
    for m in range(n_mels):
        H[m] = np.interp(f, e[m:m + 3], [0, 1, 0], left=0, right=0)
        if H[m].sum() > 0:
            H[m] = H[m] / H[m].sum()
    S = np.dot(power, H.T)
    peak = S.max()
    S = np.clip(S, peak * 10 ** (-db_range / 10), None)
    return {"centers": e[1:-1], "bank": H, "decibels": 10 * np.log10(S / peak)}
