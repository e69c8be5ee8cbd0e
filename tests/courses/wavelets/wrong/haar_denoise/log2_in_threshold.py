# the threshold uses the logarithm to base 2 instead of the natural one
def haar_denoise(x, levels):
    def inverse(a, d):
        y = np.zeros(2 * len(a))
        y[0::2] = a + d
        y[1::2] = a - d
        return y / np.sqrt(2)
    o = haar_decompose(x, levels)
    det = o["details"]
    sigma = np.median(np.abs(det[-(len(x) // 2):])) / 0.6745
    thr = sigma * np.sqrt(2 * np.log2(len(x)))
    det = np.sign(det) * np.maximum(np.abs(det) - thr, 0)
    y = o["approx"]
    j = 0
    for _ in range(levels):
        m = len(y)
        y = inverse(y, det[j:j + m])
        j += m
    return y, thr, np.mean(det != 0)
