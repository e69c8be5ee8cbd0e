# what: the table is filled by columns
def romberg(y, a, b):
    K = int(round(np.log2(len(y) - 1)))
    R = np.zeros((K + 1, K + 1))
    for k in range(K + 1):
        f = y[:: 2 ** (K - k)]
        R[k, 0] = (b - a) / 2**k * np.sum((f[1:] + f[:-1]) / 2)
    for j in range(1, K + 1):
        R[j:, j] = R[j:, j - 1] + np.diff(R[j - 1 :, j - 1]) / (4**j - 1)
    return R
