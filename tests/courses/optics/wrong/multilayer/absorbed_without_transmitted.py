# the absorbed part is 1 - R, the transmitted light is counted as absorbed
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    N = np.concatenate(([n_in], layers, [n_out]))
    theta = np.arcsin(n_in * np.sin(angle) / N)
    eta = N * np.cos(theta) if polarization == "s" else N / np.cos(theta)
    B = np.ones(len(wavelengths), dtype=complex)
    C = eta[-1] * B
    for j in range(len(layers), 0, -1):
        delta = 2 * np.pi * N[j] * thickness[j - 1] * np.cos(theta[j]) / wavelengths
        new = np.cos(delta) * B + 1j * np.sin(delta) / eta[j] * C
        C = 1j * eta[j] * np.sin(delta) * B + np.cos(delta) * C
        B = new
    r = (eta[0] * B - C) / (eta[0] * B + C)
    out = {"r": r}
    out["R"] = np.abs(r) ** 2
    out["T"] = 4 * eta[0].real * eta[-1].real / np.abs(eta[0] * B + C) ** 2
    out["absorbed"] = 1 - out["R"]
    return out
