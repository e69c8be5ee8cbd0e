# B is overwritten before C is computed from it, so C uses the new B
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    indices = np.concatenate(([n_in], layers, [n_out]))
    cosines = np.sqrt(1 - (n_in * np.sin(angle) / indices) ** 2)
    eta = indices * cosines if polarization == "s" else indices / cosines
    B = np.ones(len(wavelengths), dtype=complex)
    C = np.ones(len(wavelengths), dtype=complex) * eta[-1]
    for j in range(len(layers))[::-1]:
        delta = 2 * np.pi * layers[j] * thickness[j] * cosines[j + 1] / wavelengths
        old = B
        B = np.cos(delta) * B + 1j * np.sin(delta) * C / eta[j + 1]
        C = 1j * eta[j + 1] * np.sin(delta) * B + np.cos(delta) * C
    r = (eta[0] * B - C) / (eta[0] * B + C)
    R = np.abs(r) ** 2
    T = 4 * eta[0].real * eta[-1].real / np.abs(eta[0] * B + C) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
