# the approximation is thresholded as well
def haar_denoise(x, levels):
    def soft(v, t):
        return np.sign(v) * np.maximum(np.abs(v) - t, 0)
    dec = haar_decompose(x, levels)
    sigma = np.median(np.abs(dec["details"][-(len(x) // 2):])) / 0.6745
    t = sigma * np.sqrt(2 * np.log(len(x)))
    a = soft(dec["approx"], t)
    d = soft(dec["details"], t)
    k = 0
    for _ in range(levels):
        b = d[k:k + len(a)]
        k += len(a)
        z = np.empty(2 * len(a))
        z[::2] = (a + b) / np.sqrt(2)
        z[1::2] = (a - b) / np.sqrt(2)
        a = z
    return a, t, np.mean(d != 0)
