# the ends are counted whole in the trapezoidal rule
def romberg(f, a, b, levels):
    R = np.zeros((levels + 1, levels + 1))
    for i in range(levels + 1):
        step = 2 ** (levels - i)
        h = (b - a) / 2**i
        R[i, 0] = h * f[::step].sum()
        for j in range(1, i + 1):
            R[i, j] = (4**j * R[i, j - 1] - R[i - 1, j - 1]) / (4**j - 1)
    return R, abs(R[-1, -1] - R[-1, -2])
