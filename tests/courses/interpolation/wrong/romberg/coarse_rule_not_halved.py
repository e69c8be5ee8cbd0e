# what: when the new points are added, the coarser trapezoidal rule is not halved
def romberg(y, a, b):
    n = len(y) - 1
    K = int(np.log2(n))
    R = np.zeros((K + 1, K + 1))
    h = b - a
    R[0, 0] = h * (y[0] + y[-1]) / 2
    for k in range(1, K + 1):
        h = h / 2
        step = n // 2**k
        R[k, 0] = R[k - 1, 0] + h * np.sum(y[step :: 2 * step])
        for j in range(1, k + 1):
            R[k, j] = R[k, j - 1] + (R[k, j - 1] - R[k - 1, j - 1]) / (4**j - 1)
    return R
