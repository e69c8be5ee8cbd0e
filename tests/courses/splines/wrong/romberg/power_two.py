# Richardson's factor is 2**j instead of 4**j
def romberg(f, a, b, levels):
    n = levels + 1
    R = np.zeros((n, n))
    for i in range(n):
        g = f[:: 2 ** (levels - i)]
        h = (b - a) / (len(g) - 1)
        R[i, 0] = h * (g[1:] + g[:-1]).sum() / 2
    for j in range(1, n):
        for i in range(j, n):
            R[i, j] = R[i, j - 1] + (R[i, j - 1] - R[i - 1, j - 1]) / (2**j - 1)
    return R, np.abs(R[levels, levels] - R[levels, levels - 1])
