# the mean of the samples is taken for their sum
def romberg(f, a, b, levels):
    R = np.zeros((levels + 1, levels + 1))
    for i in range(levels + 1):
        g = f[:: 2 ** (levels - i)]
        h = (b - a) / 2**i
        R[i, 0] = h * (np.mean(g) - 0.5 * (g[0] + g[-1]))
        for j in range(1, i + 1):
            R[i, j] = R[i, j - 1] + (R[i, j - 1] - R[i - 1, j - 1]) / (4**j - 1)
    return R, np.abs(R[-1, -1] - R[-1, -2])
