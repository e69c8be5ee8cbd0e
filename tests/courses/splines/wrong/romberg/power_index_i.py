# the power is 4**i, of the row, instead of the column
def romberg(f, a, b, levels):
    R = np.zeros((levels + 1, levels + 1))
    for i in range(levels + 1):
        g = f[:: 2 ** (levels - i)]
        h = (b - a) / 2**i
        R[i, 0] = h * (0.5 * g[0] + g[1:-1].sum() + 0.5 * g[-1])
        for j in range(1, i + 1):
            q = 4.0**i
            R[i, j] = (q * R[i, j - 1] - R[i - 1, j - 1]) / (q - 1)
    return R, abs(R[-1, -1] - R[-1, -2])
