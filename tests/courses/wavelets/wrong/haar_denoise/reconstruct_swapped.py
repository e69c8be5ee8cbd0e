# in the reconstruction the even samples get the difference and the odd ones the sum
def haar_denoise(x, levels):
    c = haar_decompose(x, levels)
    det = c["details"]
    thr = np.median(np.abs(det[-(len(x) // 2):])) / 0.6745 * np.sqrt(2 * np.log(len(x)))
    det = np.sign(det) * np.maximum(np.abs(det) - thr, 0)
    s, k = c["approx"], 0
    for _ in range(levels):
        b = det[k:k + len(s)]
        k += len(s)
        v = np.zeros(2 * len(s))
        v[1::2] = (s + b) / np.sqrt(2)
        v[0::2] = (s - b) / np.sqrt(2)
        s = v
    return s, thr, np.mean(det != 0)
