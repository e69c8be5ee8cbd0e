# what: the difference is divided by 4**j, the minus one is forgotten
def romberg(y, a, b):
    n = len(y) - 1
    K = n.bit_length() - 1
    R = np.zeros((K + 1, K + 1))
    for k in range(K + 1):
        f = y[:: n // 2**k]
        R[k, 0] = (b - a) / 2**k * (np.sum(f[1:-1]) + (f[0] + f[-1]) / 2)
        for j in range(1, k + 1):
            R[k, j] = R[k, j - 1] + (R[k, j - 1] - R[k - 1, j - 1]) / 4**j
    return R
