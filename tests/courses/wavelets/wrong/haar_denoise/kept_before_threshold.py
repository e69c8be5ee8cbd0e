# kept is computed from the details before thresholding, so it counts all of them
def haar_denoise(x, levels):
    r = haar_decompose(x, levels)
    details = r["details"]
    kept = np.count_nonzero(details) / details.size
    sigma = np.median(np.abs(details[-(len(x) // 2):])) / 0.6745
    T = sigma * np.sqrt(2 * np.log(len(x)))
    details = np.sign(details) * np.maximum(np.abs(details) - T, 0)
    s, p = r["approx"], 0
    for _ in range(levels):
        m = s.size
        d = details[p:p + m]
        p += m
        n = np.zeros(2 * m)
        n[::2] = (s + d) / np.sqrt(2)
        n[1::2] = (s - d) / np.sqrt(2)
        s = n
    return s, T, kept
