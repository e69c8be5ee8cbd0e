# sigma is estimated from the details of all levels instead of the finest alone
def haar_denoise(x, levels):
    res = haar_decompose(x, levels)
    approx, details = res["approx"], res["details"]
    sigma = np.median(np.abs(details)) / 0.6745
    T = sigma * np.sqrt(2 * np.log(len(x)))
    shrunk = np.where(np.abs(details) > T, np.sign(details) * (np.abs(details) - T), 0.0)
    y = approx
    k = 0
    while len(y) < len(x):
        d = shrunk[k:k + len(y)]
        k += len(y)
        y = np.column_stack([y + d, y - d]).ravel() / np.sqrt(2)
    return y, T, np.count_nonzero(shrunk) / len(shrunk)
