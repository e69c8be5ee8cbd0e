# two mistakes: no window, and the spread is a variance without the square root
def spectral_features(x, sr, size, hop, fraction):
    f = np.arange(size // 2 + 1) * sr / size
    T = 1 + (len(x) - size) // hop
    c, s, r = np.zeros(T), np.zeros(T), np.zeros(T)
    for t in range(T):
        frame = x[hop * t:hop * t + size]
        p = np.abs(np.fft.rfft(frame)) ** 2
        if p.sum() == 0:
            continue
        p /= p.sum()
        c[t] = np.sum(p * f)
        s[t] = np.sum(p * (f - c[t]) ** 2)
        r[t] = f[np.argmax(np.cumsum(p) >= fraction)]
    return {"centroid": c, "spread": s, "rolloff": r}
