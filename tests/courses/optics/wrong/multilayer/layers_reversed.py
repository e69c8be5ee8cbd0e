# the layers are taken in reversed order: the matrix of the layer that the light meets last stands at the left
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    def adm(n):
        c = np.sqrt(1 - (n_in * np.sin(angle) / n) ** 2 + 0j)
        return (n * c if polarization == "s" else n / c), c

    y0, _ = adm(n_in)
    ys, _ = adm(n_out)
    w = len(wavelengths)
    r = np.zeros(w, complex)
    T = np.zeros(w)
    for i in range(w):
        M = np.eye(2, dtype=complex)
        for n, d in zip(layers, thickness):
            y, c = adm(n)
            ph = 2 * np.pi * n * d * c / wavelengths[i]
            L = np.array([[np.cos(ph), 1j * np.sin(ph) / y], [1j * y * np.sin(ph), np.cos(ph)]])
            M = L @ M
        B, C = M @ np.array([1, ys])
        r[i] = (y0 * B - C) / (y0 * B + C)
        T[i] = 4 * y0.real * ys.real / abs(y0 * B + C) ** 2
    R = abs(r) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
