# in the refinement the new points get the old step instead of the new one
def romberg(f, a, b, levels):
    N = 2**levels
    R = np.zeros((levels + 1, levels + 1))
    h = b - a
    R[0, 0] = 0.5 * h * (f[0] + f[-1])
    for i in range(1, levels + 1):
        s = N // 2**i
        R[i, 0] = 0.5 * R[i - 1, 0] + h * np.sum(f[s:N:2 * s])
        h = h / 2
        for j in range(1, i + 1):
            R[i, j] = R[i, j - 1] + (R[i, j - 1] - R[i - 1, j - 1]) / (4**j - 1)
    return R, abs(R[-1, -1] - R[-1, -2])
