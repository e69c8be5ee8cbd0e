# sigma is estimated from the first n/2 details, as if the finest level stood first
def haar_denoise(x, levels):
    out = haar_decompose(x, levels)
    det = out["details"]
    n = x.shape[0]
    sig = np.median(abs(det[:n // 2])) / 0.6745
    t = sig * np.sqrt(2 * np.log(n))
    soft = np.sign(det) * np.clip(np.abs(det) - t, 0, None)
    s = out["approx"]
    start = 0
    for lev in range(levels):
        m = len(s)
        band = soft[start:start + m]
        start = start + m
        z = np.zeros(2 * m)
        for i in range(m):
            z[2 * i] = (s[i] + band[i]) / np.sqrt(2)
            z[2 * i + 1] = (s[i] - band[i]) / np.sqrt(2)
        s = z
    return s, t, np.mean(soft != 0)
