# the table is stored transposed, above the diagonal
def romberg(f, a, b, levels):
    R = np.zeros((levels + 1, levels + 1))
    for i in range(levels + 1):
        g = f[:: 2 ** (levels - i)]
        h = (b - a) / 2**i
        R[0, i] = h * (np.sum(g) - 0.5 * (g[0] + g[-1]))
        for j in range(1, i + 1):
            R[j, i] = R[j - 1, i] + (R[j - 1, i] - R[j - 1, i - 1]) / (4**j - 1)
    return R, np.abs(R[-1, -1] - R[-2, -1])
