# the rolloff cumulates from the highest frequency downwards
def spectral_features(x, sr, size, hop, fraction):
    window = np.hanning(size + 1)[:size]
    freqs = np.fft.rfftfreq(size, 1 / sr)
    n = 1 + (len(x) - size) // hop
    res = {"centroid": np.zeros(n), "spread": np.zeros(n), "rolloff": np.zeros(n)}
    for i in range(n):
        y = x[i * hop:i * hop + size]
        if not np.any(y):
            continue
        p = np.abs(np.fft.rfft(y * window)) ** 2
        p = p / p.sum()
        m = (p * freqs).sum()
        res["centroid"][i] = m
        res["spread"][i] = np.sqrt((p * freqs ** 2).sum() - m ** 2)
        down = np.cumsum(p[::-1])
        res["rolloff"][i] = freqs[::-1][np.argmax(down >= fraction)]
    return res
