# hard thresholding: details above the threshold keep their value instead of being moved by it
def haar_denoise(x, levels):
    dec = haar_decompose(x, levels)
    d = dec["details"].copy()
    n = len(x)
    sigma = np.median(np.abs(d[-(n // 2):])) / 0.6745
    thr = sigma * np.sqrt(2 * np.log(n))
    d[np.abs(d) < thr] = 0
    a = dec["approx"]
    pos = 0
    for _ in range(levels):
        b = d[pos:pos + len(a)]
        pos += len(b)
        new = np.empty(len(a) * 2)
        new[::2] = (a + b) / np.sqrt(2)
        new[1::2] = (a - b) / np.sqrt(2)
        a = new
    return a, thr, np.mean(d != 0)
