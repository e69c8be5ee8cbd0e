# what: the rows run from the finest to the coarsest trapezoidal rule, the stride is 2**k instead of 2**(K-k)
def romberg(y, a, b):
    K = int(np.log2(len(y) - 1))
    R = np.zeros((K + 1, K + 1))
    for k in range(K + 1):
        f = y[:: 2**k]
        h = (b - a) / (len(f) - 1)
        R[k, 0] = h * (np.sum(f) - (f[0] + f[-1]) / 2)
        for j in range(1, k + 1):
            R[k, j] = R[k, j - 1] + (R[k, j - 1] - R[k - 1, j - 1]) / (4**j - 1)
    return R
