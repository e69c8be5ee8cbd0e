# sigma is the standard deviation of the finest details instead of the scaled median
def haar_denoise(x, levels):
    r2 = np.sqrt(2)
    t = haar_decompose(x, levels)
    fine = t["details"][-(len(x) // 2):]
    sigma = np.std(fine)
    threshold = sigma * np.sqrt(2 * np.log(len(x)))
    d = t["details"]
    d = np.where(d > threshold, d - threshold, np.where(d < -threshold, d + threshold, 0))
    y, q = t["approx"], 0
    for _ in range(levels):
        g = d[q:q + len(y)]
        q += len(y)
        z = np.empty(2 * len(y))
        z[0::2] = (y + g) / r2
        z[1::2] = (y - g) / r2
        y = z
    return y, threshold, float(np.mean(d != 0))
