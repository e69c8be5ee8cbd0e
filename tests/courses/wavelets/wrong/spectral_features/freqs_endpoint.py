# the bin frequencies are spaced by (sr / 2) / (size / 2 + 1): linspace without its endpoint
def spectral_features(x, sr, size, hop, fraction):
    n_bins = size // 2 + 1
    freqs = np.linspace(0, sr / 2, n_bins, endpoint=False)
    w = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(size) / size)
    idx = np.arange(size) + hop * np.arange((len(x) - size) // hop + 1)[:, None]
    P = np.abs(np.fft.rfft(x[idx] * w)) ** 2
    s = P.sum(axis=1)
    s[s == 0] = 1
    P = P / s[:, None]
    c = np.einsum("tk,k->t", P, freqs)
    sp = np.sqrt(np.einsum("tk,tk->t", P, (freqs[None, :] - c[:, None]) ** 2)) * P.any(axis=1)
    ro = np.array([freqs[np.argmax(row >= fraction)] for row in P.cumsum(axis=1)])
    return {"centroid": c, "spread": sp, "rolloff": ro}
