# the reconstruction takes its bands backwards from the end of the details instead of from their start (coarsest first)
def haar_denoise(x, levels):
    t = haar_decompose(x, levels)
    det = t["details"]
    sigma = np.median(np.abs(det[-(len(x) // 2):])) / 0.6745
    lam = sigma * np.sqrt(2 * np.log(len(x)))
    det = np.sign(det) * np.maximum(np.abs(det) - lam, 0)
    y = t["approx"]
    end = len(det)
    for _ in range(levels):
        b = det[end - len(y):end]
        end -= len(y)
        z = np.zeros(2 * len(y))
        z[0::2] = (y + b) / np.sqrt(2)
        z[1::2] = (y - b) / np.sqrt(2)
        y = z
    return y, lam, np.mean(det != 0)
