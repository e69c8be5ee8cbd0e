# the Hann window is the symmetric one (np.hanning, divides by size - 1) instead of the periodic one
def spectral_features(x, sr, size, hop, fraction):
    n_frames = (len(x) - size) // hop + 1
    w = np.hanning(size)
    f = np.fft.rfftfreq(size, 1 / sr)
    c, s, r = [], [], []
    for i in range(n_frames):
        seg = x[i * hop:i * hop + size]
        if np.all(seg == 0):
            c.append(0.0)
            s.append(0.0)
            r.append(0.0)
            continue
        P = np.abs(np.fft.rfft(seg * w)) ** 2
        P = P / P.sum()
        mu = f @ P
        c.append(mu)
        s.append(np.sqrt(((f - mu) ** 2) @ P))
        r.append(f[np.where(np.cumsum(P) >= fraction)[0][0]])
    return {"centroid": np.array(c), "spread": np.array(s), "rolloff": np.array(r)}
