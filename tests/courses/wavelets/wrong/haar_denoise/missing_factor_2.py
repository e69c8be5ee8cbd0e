# the factor 2 under the root of the universal threshold is missing
def haar_denoise(x, levels):
    coefs = haar_decompose(x, levels)
    low, high = coefs["approx"], coefs["details"]
    noise = np.median(np.abs(high[-(x.size // 2):])) / 0.6745
    thr = noise * np.sqrt(np.log(x.size))
    high = np.sign(high) * np.maximum(np.abs(high) - thr, 0)
    used = 0
    for _ in range(levels):
        h = high[used:used + low.size]
        used += low.size
        low = np.vstack([low + h, low - h]).T.flatten() / np.sqrt(2)
    return low, thr, np.mean(high != 0)
