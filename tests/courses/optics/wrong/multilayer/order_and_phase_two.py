# two mistakes: the layers are taken in reversed order, and the phase lacks the cosine
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    N = np.concatenate(([n_in], layers, [n_out]))
    cos = np.sqrt(1 - (n_in * np.sin(angle) / N) ** 2)
    eta = N * cos if polarization == "s" else N / cos
    B = np.ones(len(wavelengths), complex)
    C = eta[-1] * np.ones(len(wavelengths))
    for j in range(1, len(layers) + 1):
        delta = 2 * np.pi * N[j] * thickness[j - 1] / wavelengths
        B_next = np.cos(delta) * B + 1j * np.sin(delta) * C / eta[j]
        C_next = 1j * np.sin(delta) * B * eta[j] + np.cos(delta) * C
        B, C = B_next, C_next
    r = (eta[0] * B - C) / (eta[0] * B + C)
    R = np.abs(r) ** 2
    T = 4 * eta[0].real * eta[-1].real / np.abs(eta[0] * B + C) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
