# the two halves of each level are put one after the other instead of interleaved
def haar_denoise(x, levels):
    a = haar_decompose(x, levels)
    y, d = a["approx"], a["details"]
    sigma = np.median(np.abs(d[-(len(x) // 2):])) / 0.6745
    thr = sigma * np.sqrt(2 * np.log(len(x)))
    d = np.sign(d) * np.maximum(np.abs(d) - thr, 0)
    start = 0
    for _ in range(levels):
        b = d[start:start + len(y)]
        start += len(y)
        y = np.concatenate([y + b, y - b]) / np.sqrt(2)
    return y, thr, np.mean(d != 0)
