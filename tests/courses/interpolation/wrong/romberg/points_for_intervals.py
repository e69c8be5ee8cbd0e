# what: h is the length divided by the number of points instead of the number of intervals
def romberg(y, a, b):
    K = int(np.log2(len(y) - 1))
    R = np.zeros((K + 1, K + 1))
    for k in range(K + 1):
        f = y[:: 2 ** (K - k)]
        h = (b - a) / len(f)
        R[k, 0] = h * (f[0] / 2 + np.sum(f[1:-1]) + f[-1] / 2)
        for j in range(1, k + 1):
            R[k, j] = R[k, j - 1] + (R[k, j - 1] - R[k - 1, j - 1]) / (4**j - 1)
    return R
