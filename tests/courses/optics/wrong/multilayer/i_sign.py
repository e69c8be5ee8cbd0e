# the off-diagonal entries have -i instead of i, which does not go with n - i kappa
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    N = np.concatenate(([n_in], layers, [n_out]))
    cos = np.sqrt(1 - (n_in * np.sin(angle) / N) ** 2)
    eta = N * cos if polarization == "s" else N / cos
    B, C = np.ones(len(wavelengths), complex), np.ones(len(wavelengths), complex) * eta[-1]
    j = len(layers)
    while j > 0:
        phi = 2 * np.pi * N[j] * thickness[j - 1] * cos[j] / wavelengths
        q = -1j * np.sin(phi)
        B, C = np.cos(phi) * B + q / eta[j] * C, q * eta[j] * B + np.cos(phi) * C
        j -= 1
    den = eta[0] * B + C
    r = (eta[0] * B - C) / den
    R = np.abs(r) ** 2
    T = 4 * eta[0].real * eta[-1].real / np.abs(den) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
