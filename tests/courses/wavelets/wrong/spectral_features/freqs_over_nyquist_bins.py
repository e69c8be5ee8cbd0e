# the bin frequencies go up to sr instead of sr / 2: they are twice too large
def spectral_features(x, sr, size, hop, fraction):
    hann = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(size) / size)
    freqs = np.linspace(0, sr, size // 2 + 1)
    count = (len(x) - size) // hop + 1
    centroid, spread, rolloff = np.zeros(count), np.zeros(count), np.zeros(count)
    for t in range(count):
        frame = x[t * hop:t * hop + size]
        P = np.abs(np.fft.rfft(frame * hann)) ** 2
        if P.sum() == 0:
            continue
        w = P / P.sum()
        centroid[t] = (w * freqs).sum()
        spread[t] = ((freqs - centroid[t]) ** 2 * w).sum() ** 0.5
        rolloff[t] = freqs[(np.cumsum(w) < fraction).sum()]
    return {"centroid": centroid, "spread": spread, "rolloff": rolloff}
