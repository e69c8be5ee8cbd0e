# frame t begins at t * size instead of t * hop where that fits, else at the last place that does
def spectral_features(x, sr, size, hop, fraction):
    win = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(size) / size)
    freqs = np.fft.rfftfreq(size, 1 / sr)
    T = 1 + (len(x) - size) // hop
    c, s, r = np.zeros(T), np.zeros(T), np.zeros(T)
    for t in range(T):
        start = min(t * size, len(x) - size)
        frame = x[start:start + size]
        if not frame.any():
            continue
        P = np.abs(np.fft.rfft(win * frame)) ** 2
        P = P / P.sum()
        c[t] = P @ freqs
        s[t] = np.sqrt(P @ (freqs - c[t]) ** 2)
        r[t] = freqs[np.argmax(np.cumsum(P) >= fraction)]
    return {"centroid": c, "spread": s, "rolloff": r}
