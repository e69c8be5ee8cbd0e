# the loop stops one layer too early: the layer that the light meets first is left out
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    N = np.concatenate(([n_in], layers, [n_out]))
    cos = np.sqrt(1 - (n_in * np.sin(angle) / N) ** 2)
    eta = N * cos if polarization == "s" else N / cos
    B = np.ones(len(wavelengths), dtype=complex)
    C = B * eta[-1]
    for j in range(len(layers), 1, -1):
        dj = 2 * np.pi * N[j] * thickness[j - 1] * cos[j] / wavelengths
        m11 = np.cos(dj)
        m12 = 1j * np.sin(dj) / eta[j]
        m21 = 1j * np.sin(dj) * eta[j]
        B, C = m11 * B + m12 * C, m21 * B + m11 * C
    r = (eta[0] * B - C) / (eta[0] * B + C)
    R = np.abs(r) ** 2
    T = 4 * eta[0].real * eta[-1].real / np.abs(eta[0] * B + C) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
