# sigma is estimated from the coarsest details instead of the finest
def haar_denoise(x, levels):
    c = haar_decompose(x, levels)
    a, d = c["approx"], c["details"]
    sigma = np.median(np.abs(d[:len(a)])) / 0.6745
    thresh = sigma * np.sqrt(2 * np.log(len(x)))
    d = np.sign(d) * np.maximum(np.abs(d) - thresh, 0)
    i = 0
    for _ in range(levels):
        w = d[i:i + len(a)]
        i += len(a)
        a = np.stack([(a + w), (a - w)], axis=1).reshape(-1) / np.sqrt(2)
    return a, thresh, (d != 0).mean()
