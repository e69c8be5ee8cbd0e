# two mistakes: the ends are counted whole, and the error compares with the row above
def romberg(f, a, b, levels):
    R = np.zeros((levels + 1, levels + 1))
    for i in range(levels + 1):
        h = (b - a) / 2**i
        R[i, 0] = h * np.sum(f[:: 2 ** (levels - i)])
        for j in range(1, i + 1):
            R[i, j] = R[i, j - 1] + (R[i, j - 1] - R[i - 1, j - 1]) / (4**j - 1)
    return R, np.abs(R[-1, -1] - R[-2, -2])
