# kept is the number of details that are not zero, not their share
def haar_denoise(x, levels):
    tr = haar_decompose(x, levels)
    coef = tr["details"]
    sigma = np.median(np.abs(coef[-(len(x) // 2):])) / 0.6745
    lam = sigma * np.sqrt(2 * np.log(len(x)))
    keep = np.abs(coef) > lam
    coef = np.where(keep, coef - lam * np.sign(coef), 0)
    y, c = tr["approx"], 0
    for _ in range(levels):
        n = len(y)
        b = coef[c:c + n]
        c += n
        y = np.array([[p + q, p - q] for p, q in zip(y, b)]).ravel() / np.sqrt(2)
    return y, lam, float(np.sum(keep))
