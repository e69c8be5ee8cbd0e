# the magnitude spectrum is used instead of the power spectrum
def spectral_features(x, sr, size, hop, fraction):
    k = np.arange(size)
    hann = 0.5 * (1 - np.cos(2 * np.pi * k / size))
    freqs = np.fft.rfftfreq(size, d=1 / sr)
    T = 1 + (len(x) - size) // hop
    out = np.zeros((3, T))
    for t in range(T):
        seg = x[t * hop:t * hop + size]
        mag = np.abs(np.fft.rfft(seg * hann))
        total = mag.sum()
        if total > 0:
            p = mag / total
            out[0, t] = np.sum(p * freqs)
            out[1, t] = np.sqrt(np.sum(p * (freqs - out[0, t]) ** 2))
            out[2, t] = freqs[np.nonzero(np.cumsum(p) >= fraction)[0][0]]
    return {"centroid": out[0], "spread": out[1], "rolloff": out[2]}
