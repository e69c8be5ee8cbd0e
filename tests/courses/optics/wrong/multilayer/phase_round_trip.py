# the phase of a layer is that of the round trip, 4 pi N d cos / lambda
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    N = np.r_[n_in, layers, n_out]
    cos = np.sqrt(1 - (n_in * np.sin(angle) / N) ** 2)
    eta = N * cos if polarization == "s" else N / cos
    delta = 4 * np.pi * np.outer(N[1:-1] * thickness * cos[1:-1], 1 / wavelengths)
    B = np.ones(wavelengths.shape, complex)
    C = eta[-1] * B
    for d, e in zip(delta[::-1], eta[-2:0:-1]):
        B, C = np.cos(d) * B + 1j * np.sin(d) * C / e, 1j * e * np.sin(d) * B + np.cos(d) * C
    r = (eta[0] * B - C) / (eta[0] * B + C)
    R = np.abs(r) ** 2
    T = 4 * np.real(eta[0]) * np.real(eta[-1]) / np.abs(eta[0] * B + C) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
