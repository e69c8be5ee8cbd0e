# kept is the share of the details that were set to zero
def haar_denoise(x, levels):
    q = haar_decompose(x, levels)
    details = q["details"]
    n = len(x)
    thr = np.sqrt(2 * np.log(n)) * np.median(np.abs(details[-(n // 2):])) / 0.6745
    details = np.sign(details) * np.maximum(np.abs(details) - thr, 0)
    y = q["approx"]
    first = 0
    for _ in range(levels):
        w = details[first:first + len(y)]
        first += len(y)
        y = np.dstack([y + w, y - w]).ravel() / np.sqrt(2)
    return y, thr, np.mean(details == 0)
