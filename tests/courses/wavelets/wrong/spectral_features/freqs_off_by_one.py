# the bin frequencies begin at one bin width instead of 0
def spectral_features(x, sr, size, hop, fraction):
    window = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(size) / size)
    freqs = np.arange(1, size // 2 + 2) * sr / size
    T = 1 + (len(x) - size) // hop
    c = np.zeros(T)
    s = np.zeros(T)
    r = np.zeros(T)
    for t in range(T):
        piece = x[t * hop:t * hop + size]
        if not piece.any():
            continue
        power = np.abs(np.fft.rfft(window * piece)) ** 2
        weights = power / power.sum()
        c[t] = np.average(freqs, weights=weights)
        s[t] = np.sqrt(np.average((freqs - c[t]) ** 2, weights=weights))
        r[t] = freqs[np.argmax(np.cumsum(weights) >= fraction)]
    return {"centroid": c, "spread": s, "rolloff": r}
