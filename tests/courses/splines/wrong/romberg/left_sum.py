# the first column is the left rectangle rule
def romberg(f, a, b, levels):
    R = np.zeros((levels + 1, levels + 1))
    for i in range(levels + 1):
        h = (b - a) / 2**i
        g = f[:: 2 ** (levels - i)]
        total = 0.0
        for value in g[:-1]:
            total += value
        R[i, 0] = h * total
        for j in range(1, i + 1):
            R[i, j] = (4**j * R[i, j - 1] - R[i - 1, j - 1]) / (4**j - 1)
    return R, np.abs(R[-1, -1] - R[-1, -2])
