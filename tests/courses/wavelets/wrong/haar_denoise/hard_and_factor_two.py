# two mistakes: hard instead of soft thresholding, and the factor 2 under the root is missing
def haar_denoise(x, levels):
    dec = haar_decompose(x, levels)
    w = dec["details"]
    sigma = np.median(np.abs(w[-(len(x) // 2):])) / 0.6745
    thr = sigma * np.sqrt(np.log(len(x)))
    w = w * (np.abs(w) > thr)
    y, i = dec["approx"], 0
    for _ in range(levels):
        b = w[i:i + len(y)]
        i += len(y)
        z = np.zeros(2 * len(y))
        z[0::2] = (y + b) / np.sqrt(2)
        z[1::2] = (y - b) / np.sqrt(2)
        y = z
    return y, thr, np.mean(w != 0)
