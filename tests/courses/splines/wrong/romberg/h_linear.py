# the step is divided by i + 1 instead of 2**i
def romberg(f, a, b, levels):
    R = np.zeros((levels + 1, levels + 1))
    for row in range(levels + 1):
        skip = 2 ** (levels - row)
        g = f[::skip]
        h = (b - a) / (row + 1)
        R[row, 0] = h * ((g[0] + g[-1]) / 2 + np.sum(g[1:-1]))
        for col in range(1, row + 1):
            R[row, col] = R[row, col - 1] + (R[row, col - 1] - R[row - 1, col - 1]) / (4**col - 1)
    return R, np.abs(R[levels, levels] - R[levels, levels - 1])
