# the complex indices are conjugated (n + i kappa), which does not go with the signs of the matrix: layers amplify
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    n = np.real(layers)
    kappa = -np.imag(layers)
    N = np.concatenate([[n_in], n + 1j * kappa, [n_out]])
    cos = np.sqrt(1 - (n_in * np.sin(angle) / N) ** 2)
    eta = N * cos
    if polarization == "p":
        eta = N / cos
    B = np.full(len(wavelengths), 1.0 + 0j)
    C = np.full(len(wavelengths), eta[-1])
    for j in reversed(range(len(layers))):
        d = 2 * np.pi * N[j + 1] * thickness[j] * cos[j + 1] / wavelengths
        e = eta[j + 1]
        newB = np.cos(d) * B + 1j * np.sin(d) / e * C
        newC = 1j * np.sin(d) * e * B + np.cos(d) * C
        B, C = newB, newC
    r = (eta[0] * B - C) / (eta[0] * B + C)
    R = np.abs(r) ** 2
    T = 4 * eta[0].real * eta[-1].real / np.abs(eta[0] * B + C) ** 2
    return dict(r=r, R=R, T=T, absorbed=1 - R - T)
