# the rolloff is the last bin that still lies below the fraction: one bin too low
def spectral_features(x, sr, size, hop, fraction):
    win = 0.5 * (1 - np.cos(2 * np.pi * np.arange(size) / size))
    f = np.fft.rfftfreq(size, 1 / sr)
    count = 1 + (len(x) - size) // hop
    centroid = np.zeros(count)
    spread = np.zeros(count)
    rolloff = np.zeros(count)
    for t in range(count):
        sig = x[t * hop:t * hop + size]
        if np.sum(np.abs(sig)) == 0:
            continue
        p = np.abs(np.fft.rfft(sig * win)) ** 2
        p /= p.sum()
        centroid[t] = p @ f
        spread[t] = np.sqrt(p @ (f - centroid[t]) ** 2)
        k = np.sum(np.cumsum(p) < fraction)
        rolloff[t] = f[max(k - 1, 0)]
    return {"centroid": centroid, "spread": spread, "rolloff": rolloff}
