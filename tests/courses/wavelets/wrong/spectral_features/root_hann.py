# the window is a sine window: the square of the sine (Hann) is missing
def spectral_features(x, sr, size, hop, fraction):
    w = np.sin(np.pi * np.arange(size) / size)
    freqs = np.arange(size // 2 + 1) * sr / size
    starts = np.arange(0, len(x) - size + 1, hop)
    centroid = np.zeros(len(starts))
    spread = np.zeros_like(centroid)
    rolloff = np.zeros_like(centroid)
    for i, s in enumerate(starts):
        block = x[s:s + size]
        if np.max(np.abs(block)) == 0:
            continue
        z = np.fft.rfft(block * w)
        e = z.real ** 2 + z.imag ** 2
        e = e / e.sum()
        centroid[i] = np.inner(e, freqs)
        spread[i] = np.sqrt(np.inner(e, (freqs - centroid[i]) ** 2))
        rolloff[i] = freqs[np.argmax(np.cumsum(e) >= fraction)]
    return {"centroid": centroid, "spread": spread, "rolloff": rolloff}
