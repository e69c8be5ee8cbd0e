# the mean of each frame is taken off before the window
def spectral_features(x, sr, size, hop, fraction):
    w = np.hanning(size + 1)[:-1]
    freqs = np.fft.rfftfreq(size, 1 / sr)
    T = 1 + (len(x) - size) // hop
    c, sp, ro = np.zeros(T), np.zeros(T), np.zeros(T)
    for t in range(T):
        frame = x[t * hop:t * hop + size]
        if np.any(frame):
            frame = frame - np.mean(frame)
            p = np.abs(np.fft.rfft(w * frame)) ** 2
            tot = p.sum()
            c[t] = (p * freqs).sum() / tot
            sp[t] = np.sqrt((p * (freqs - c[t]) ** 2).sum() / tot)
            ro[t] = freqs[np.searchsorted(p.cumsum(), fraction * tot)]
    return {"centroid": c, "spread": sp, "rolloff": ro}
