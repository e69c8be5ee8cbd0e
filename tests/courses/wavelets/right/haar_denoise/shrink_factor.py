# style: shrinking by a factor, and subtraction of what was removed via linearity
def haar_denoise(x, levels):
    c = haar_decompose(x, levels)
    d = c["details"]
    thr = np.sqrt(2 * np.log(len(x))) * np.median(np.abs(d)[len(d) - len(x) // 2:]) / 0.6745
    removed = np.clip(d, -thr, thr)
    def inverse(a, r):
        if len(r) == 0:
            return a
        b = r[:len(a)]
        return inverse(np.stack((a + b, a - b), 1).ravel() / np.sqrt(2), r[len(a):])
    y = x - inverse(np.zeros(len(c["approx"])), removed)
    return y, thr, np.sum(np.abs(d) > thr) / len(d)
