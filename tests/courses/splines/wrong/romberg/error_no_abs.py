# the error has its sign: no absolute value, and the last entry is subtracted from the one before
def romberg(f, a, b, levels):
    R = np.zeros((levels + 1, levels + 1))
    for i in range(levels + 1):
        g = f[:: 2 ** (levels - i)]
        h = (b - a) / 2**i
        R[i, 0] = h * (np.sum(g) - 0.5 * (g[0] + g[-1]))
        for j in range(1, i + 1):
            R[i, j] = R[i, j - 1] + (R[i, j - 1] - R[i - 1, j - 1]) / (4**j - 1)
    return R, R[-1, -2] - R[-1, -1]
