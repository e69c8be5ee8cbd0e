# what: h is the length divided by the number of points, and the minus one in 4**j - 1 is forgotten
def romberg(y, a, b):
    K = int(np.log2(len(y) - 1))
    R = np.zeros((K + 1, K + 1))
    for k in range(K + 1):
        f = y[:: 2 ** (K - k)]
        R[k, 0] = (b - a) / len(f) * (f.sum() - (f[0] + f[-1]) / 2)
    for j in range(1, K + 1):
        R[j:, j] = R[j:, j - 1] + (R[j:, j - 1] - R[j - 1 : -1, j - 1]) / 4**j
    return R
