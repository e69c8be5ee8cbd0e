# T is taken as 1 - R, as if nothing were absorbed (so absorbed is zero)
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    N = np.concatenate(([n_in], layers, [n_out]))
    cos_t = np.sqrt(1 - (n_in * np.sin(angle) / N) ** 2)
    eta = N * cos_t if polarization == "s" else N / cos_t
    r = np.zeros(len(wavelengths), dtype=complex)
    B = np.zeros(len(wavelengths), dtype=complex)
    C = np.zeros(len(wavelengths), dtype=complex)
    for i, lam in enumerate(wavelengths):
        b, c = 1.0, eta[-1]
        for j in range(len(layers) - 1, -1, -1):
            d = 2 * np.pi * layers[j] * thickness[j] * cos_t[j + 1] / lam
            b, c = np.cos(d) * b + 1j * np.sin(d) / eta[j + 1] * c, 1j * eta[j + 1] * np.sin(d) * b + np.cos(d) * c
        B[i], C[i] = b, c
    r = (eta[0] * B - C) / (eta[0] * B + C)
    R = np.abs(r) ** 2
    T = 1 - R
    A = 1 - R - T
    return {"r": r, "R": R, "T": T, "absorbed": A}
