# what: the first column is h times the sum of all values, the ends are not halved
def romberg(y, a, b):
    K = int(round(np.log2(len(y) - 1)))
    R = np.zeros((K + 1, K + 1))
    for k in range(K + 1):
        step = 2 ** (K - k)
        R[k, 0] = (b - a) / 2**k * y[::step].sum()
        for j in range(1, k + 1):
            R[k, j] = R[k, j - 1] + (R[k, j - 1] - R[k - 1, j - 1]) / (4**j - 1)
    return R
