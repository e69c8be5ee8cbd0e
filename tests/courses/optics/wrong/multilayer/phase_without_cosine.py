# the phase of a layer lacks the cosine of the angle in the layer
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    kx = n_in * np.sin(angle)
    allN = np.concatenate(([n_in], layers, [n_out])).astype(complex)
    c = np.sqrt(1 - kx**2 / allN**2)
    eta = np.where(polarization == "s", allN * c, allN / c)
    lam = wavelengths
    M = np.zeros((len(lam), 2, 2), complex)
    M[:, 0, 0] = 1
    M[:, 1, 1] = 1
    for j in range(len(layers)):
        delta = 2 * np.pi * layers[j] * thickness[j] / lam
        L = np.zeros((len(lam), 2, 2), complex)
        L[:, 0, 0] = L[:, 1, 1] = np.cos(delta)
        L[:, 0, 1] = 1j * np.sin(delta) / eta[j + 1]
        L[:, 1, 0] = 1j * np.sin(delta) * eta[j + 1]
        M = M @ L
    BC = M @ np.array([1, eta[-1]])
    B, C = BC[:, 0], BC[:, 1]
    r = (eta[0] * B - C) / (eta[0] * B + C)
    R = np.abs(r) ** 2
    T = 4 * eta[0].real * eta[-1].real / np.abs(eta[0] * B + C) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
