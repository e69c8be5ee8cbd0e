# the median is multiplied by 0.6745 instead of divided by it
def haar_denoise(x, levels):
    n = len(x)
    parts = haar_decompose(x, levels)
    det = parts["details"]
    sigma = 0.6745 * np.median(np.abs(det[-n // 2:]))
    tau = sigma * np.sqrt(2 * np.log(n))
    mag = np.abs(det) - tau
    mag[mag < 0] = 0
    det = np.sign(det) * mag
    sig = parts["approx"]
    p = 0
    for _ in range(levels):
        b = det[p:p + sig.size]
        p += sig.size
        up = np.repeat(sig, 2)
        dd = np.repeat(b, 2)
        dd[1::2] *= -1
        sig = (up + dd) / np.sqrt(2)
    return sig, tau, np.mean(det != 0)
