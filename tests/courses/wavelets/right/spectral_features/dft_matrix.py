# style: an explicit DFT matrix and a while loop
def spectral_features(x, sr, size, hop, fraction):
    k = np.arange(size // 2 + 1)
    n = np.arange(size)
    F = np.exp(-2j * np.pi * np.outer(k, n) / size)
    hann = (1 - np.cos(2 * np.pi * n / size)) / 2
    c, s, r = [], [], []
    begin = 0
    while begin + size <= len(x):
        seg = x[begin:begin + size]
        begin += hop
        if not seg.any():
            c.append(0.0); s.append(0.0); r.append(0.0)
            continue
        z = F @ (hann * seg)
        p = (z * z.conj()).real
        mean = np.average(k, weights=p)
        c.append(mean * sr / size)
        s.append(np.sqrt(np.average((k - mean) ** 2, weights=p)) * sr / size)
        acc, j = p[0], 0
        while acc < fraction * p.sum():
            j += 1
            acc += p[j]
        r.append(j * sr / size)
    return {"centroid": np.array(c), "spread": np.array(s), "rolloff": np.array(r)}
