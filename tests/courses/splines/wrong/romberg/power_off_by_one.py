# the power is j + 1, as if column 0 were Simpson's rule already
def romberg(f, a, b, levels):
    table = np.zeros((levels + 1, levels + 1))
    for i in range(levels + 1):
        g = f[:: 2 ** (levels - i)]
        w = np.ones(len(g))
        w[0] = w[-1] = 0.5
        table[i, 0] = (b - a) / 2**i * np.dot(w, g)
    for j in range(1, levels + 1):
        k = 4 ** (j + 1)
        table[j:, j] = (k * table[j:, j - 1] - table[j - 1 : -1, j - 1]) / (k - 1)
    return table, np.abs(table[-1, -1] - table[-1, -2])
