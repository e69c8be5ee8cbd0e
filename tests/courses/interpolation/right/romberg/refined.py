# what: each trapezoidal rule from the one before and the new points
def romberg(y, a, b):
    n = len(y) - 1
    K = n.bit_length() - 1
    R = np.zeros((K + 1, K + 1))
    h = b - a
    R[0, 0] = h / 2 * (y[0] + y[n])
    for k in range(1, K + 1):
        h /= 2
        d = n >> k
        R[k, 0] = R[k - 1, 0] / 2 + h * y[d :: 2 * d].sum()
        for j in range(1, k + 1):
            R[k, j] = (4**j * R[k, j - 1] - R[k - 1, j - 1]) / (4**j - 1)
    return R
