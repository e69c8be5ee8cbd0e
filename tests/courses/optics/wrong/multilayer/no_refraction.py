# the angle of incidence is used in all media, Snell's law is not applied
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    media = np.concatenate([[n_in + 0j], layers, [n_out + 0j]])
    cosines = np.full(len(media), np.cos(angle))
    admittances = media * cosines if polarization == "s" else media / cosines
    matrices = []
    for n, d, c, y in zip(layers, thickness, cosines[1:], admittances[1:]):
        delta = 2 * np.pi * n * d * c / wavelengths
        matrices.append(np.array([[np.cos(delta), 1j * np.sin(delta) / y], [1j * y * np.sin(delta), np.cos(delta)]]))
    total = np.moveaxis(matrices[0], -1, 0)
    for m in matrices[1:]:
        total = total @ np.moveaxis(m, -1, 0)
    BC = total @ np.array([1.0, admittances[-1]])
    up = admittances[0] * BC[:, 0] - BC[:, 1]
    down = admittances[0] * BC[:, 0] + BC[:, 1]
    r = up / down
    R = np.abs(r) ** 2
    T = 4 * admittances[0].real * admittances[-1].real / np.abs(down) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
