# Snell's law has the indices upside down: the sine in a medium is N sin(angle)/n_in
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    N = np.concatenate(([n_in], layers, [n_out]))
    sin_j = N * np.sin(angle) / n_in
    cos_j = np.sqrt(1 - sin_j**2)
    eta = N * cos_j if polarization == "s" else N / cos_j
    B = 1
    C = eta[-1]
    for j in range(len(layers), 0, -1):
        x = 2 * np.pi * N[j] * thickness[j - 1] * cos_j[j] / wavelengths
        B, C = np.cos(x) * B + 1j * np.sin(x) / eta[j] * C, 1j * eta[j] * np.sin(x) * B + np.cos(x) * C
    r = (eta[0] * B - C) / (eta[0] * B + C)
    R = np.abs(r) ** 2
    T = 4 * eta[0].real * eta[-1].real / np.abs(eta[0] * B + C) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
