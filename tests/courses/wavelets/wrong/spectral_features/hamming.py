# a Hamming window (0.54, 0.46) instead of the Hann window
def spectral_features(x, sr, size, hop, fraction):
    win = 0.54 - 0.46 * np.cos(2 * np.pi * np.arange(size) / size)
    f = np.linspace(0, sr / 2, size // 2 + 1)
    out_c, out_s, out_r = [], [], []
    for i in range(1 + (len(x) - size) // hop):
        a = i * hop
        p = np.abs(np.fft.rfft(win * x[a:a + size])) ** 2
        if p.sum() > 0:
            q = p / p.sum()
            c = sum(f * q)
            s = sum((f - c) ** 2 * q) ** 0.5
            r = f[np.argmax(np.cumsum(q) >= fraction)]
        else:
            c, s, r = 0.0, 0.0, 0.0
        out_c.append(c)
        out_s.append(s)
        out_r.append(r)
    return {"centroid": np.array(out_c), "spread": np.array(out_s), "rolloff": np.array(out_r)}
