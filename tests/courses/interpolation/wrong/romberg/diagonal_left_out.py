# what: the inner loop ends one too early, so the diagonal stays zero
def romberg(y, a, b):
    K = int(np.log2(len(y) - 1))
    R = np.zeros((K + 1, K + 1))
    for k in range(K + 1):
        f = y[:: 2 ** (K - k)]
        h = (b - a) / 2**k
        R[k, 0] = h * (np.sum(f) - (f[0] + f[-1]) / 2)
        for j in range(1, k):
            R[k, j] = R[k, j - 1] + (R[k, j - 1] - R[k - 1, j - 1]) / (4**j - 1)
    return R
