# the spread is taken about the centroid of the frame before (0 at the first): it is computed before the centroid is updated
def spectral_features(x, sr, size, hop, fraction):
    hann = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(size) / size)
    freqs = np.fft.rfftfreq(size, 1 / sr)
    T = 1 + (len(x) - size) // hop
    centroid, spread, rolloff = np.zeros(T), np.zeros(T), np.zeros(T)
    c = 0.0
    for t in range(T):
        frame = x[t * hop:t * hop + size]
        if not np.any(frame):
            c = 0.0
            continue
        p = np.abs(np.fft.rfft(hann * frame)) ** 2
        p = p / np.sum(p)
        spread[t] = np.sqrt(np.sum(p * (freqs - c) ** 2))
        c = np.sum(p * freqs)
        centroid[t] = c
        rolloff[t] = freqs[np.argmax(np.cumsum(p) >= fraction)]
    return {"centroid": centroid, "spread": spread, "rolloff": rolloff}
