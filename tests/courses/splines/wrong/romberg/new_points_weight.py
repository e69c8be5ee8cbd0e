# in the refinement the old sum is not halved
def romberg(f, a, b, levels):
    N = 2**levels
    R = np.zeros((levels + 1, levels + 1))
    R[0, 0] = (b - a) * (f[0] + f[N]) / 2
    for i in range(1, levels + 1):
        h = (b - a) / 2**i
        s = N // 2**i
        new = f[s::2 * s].sum()
        R[i, 0] = R[i - 1, 0] + h * new
        for j in range(1, i + 1):
            R[i, j] = R[i, j - 1] + (R[i, j - 1] - R[i - 1, j - 1]) / (4**j - 1)
    return R, abs(R[-1, -1] - R[-1, -2])
