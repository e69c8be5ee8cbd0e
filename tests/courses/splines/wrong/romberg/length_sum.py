# the length of the interval is a + b
def romberg(f, a, b, levels):
    R = np.zeros((levels + 1, levels + 1))
    for i in range(levels + 1):
        g = f[:: 2 ** (levels - i)]
        h = (b + a) / 2**i
        R[i, 0] = h * (g[1:-1].sum() + (g[0] + g[-1]) / 2)
        for j in range(1, i + 1):
            R[i, j] = R[i, j - 1] + (R[i, j - 1] - R[i - 1, j - 1]) / (4**j - 1)
    return R, np.abs(R[-1, -1] - R[-1, -2])
