# the window is applied twice: once when framing and again before the FFT
def spectral_features(x, sr, size, hop, fraction):
    n = np.arange(size)
    w = np.sin(np.pi * n / size) ** 2
    freqs = np.fft.rfftfreq(size, 1 / sr)
    T = (len(x) - size) // hop + 1
    frames = np.zeros((T, size))
    for t in range(T):
        frames[t] = w * x[t * hop:t * hop + size]
    c, s, r = np.zeros(T), np.zeros(T), np.zeros(T)
    for t in range(T):
        P = np.abs(np.fft.rfft(frames[t] * w)) ** 2
        total = P.sum()
        if total == 0:
            continue
        c[t] = (freqs * P).sum() / total
        s[t] = np.sqrt(((freqs - c[t]) ** 2 * P).sum() / total)
        r[t] = freqs[np.argmax(np.cumsum(P) >= fraction * total)]
    return {"centroid": c, "spread": s, "rolloff": r}
