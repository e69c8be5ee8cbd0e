# what: values and table in single precision
def romberg(y, a, b):
    y = y.astype(np.float32)
    K = int(round(np.log2(len(y) - 1)))
    R = np.zeros((K + 1, K + 1), dtype=np.float32)
    for k in range(K + 1):
        f = y[:: 2 ** (K - k)]
        R[k, 0] = np.float32((b - a) / 2**k) * (np.sum(f) - (f[0] + f[-1]) / 2)
        for j in range(1, k + 1):
            R[k, j] = R[k, j - 1] + (R[k, j - 1] - R[k - 1, j - 1]) / np.float32(4**j - 1)
    return R
