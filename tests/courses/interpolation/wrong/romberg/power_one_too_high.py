# what: the power of 4 is one too high, the columns are counted from one: 4**(j+1) - 1
def romberg(y, a, b):
    K = int(np.log2(len(y) - 1))
    R = np.zeros((K + 1, K + 1))
    for k in range(K + 1):
        f = y[:: 2 ** (K - k)]
        R[k, 0] = (b - a) / 2**k * (np.sum(f) - 0.5 * f[0] - 0.5 * f[-1])
    for j in range(1, K + 1):
        for k in range(j, K + 1):
            R[k, j] = R[k, j - 1] + (R[k, j - 1] - R[k - 1, j - 1]) / (4 ** (j + 1) - 1)
    return R
