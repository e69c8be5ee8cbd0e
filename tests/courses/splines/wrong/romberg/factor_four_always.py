# the factor is 4 in every column
def romberg(f, a, b, levels):
    T = [np.trapezoid(f[:: 2 ** (levels - i)], dx=(b - a) / 2**i) for i in range(levels + 1)]
    R = np.zeros((levels + 1, levels + 1))
    R[:, 0] = T
    for j in range(1, levels + 1):
        for i in range(j, levels + 1):
            R[i, j] = (4 * R[i, j - 1] - R[i - 1, j - 1]) / 3
    return R, abs(R[-1, -1] - R[-1, -2])
