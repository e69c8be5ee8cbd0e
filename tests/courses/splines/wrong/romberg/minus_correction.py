# the correction is subtracted instead of added
def romberg(f, a, b, levels):
    R = np.zeros((levels + 1, levels + 1))
    for i in range(levels + 1):
        samples = f[:: 2 ** (levels - i)]
        h = (b - a) / 2**i
        R[i, 0] = h * (samples.sum() - (samples[0] + samples[-1]) / 2)
        for j in range(1, i + 1):
            correction = (R[i, j - 1] - R[i - 1, j - 1]) / (4**j - 1)
            R[i, j] = R[i, j - 1] - correction
    return R, np.abs(R[-1, -1] - R[-1, -2])
