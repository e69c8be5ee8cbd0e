# transfer matrices of the waves going up and down (interface and propagation matrices), one wavelength after the other
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    media = [n_in, *layers, n_out]
    cosines = [np.cos(np.arcsin(n_in * np.sin(angle) / n)) for n in media]
    Y = [n * c if polarization == "s" else n / c for n, c in zip(media, cosines)]
    r = np.zeros(len(wavelengths), complex)
    T = np.zeros(len(wavelengths))
    for i, lam in enumerate(wavelengths):
        M = np.eye(2, dtype=complex)
        for j in range(len(media) - 1):
            if j > 0:
                ph = 2j * np.pi * media[j] * thickness[j - 1] * cosines[j] / lam
                M = M @ np.diag([np.exp(ph), np.exp(-ph)])
            p, q = Y[j] + Y[j + 1], Y[j] - Y[j + 1]
            M = M @ np.array([[p, q], [q, p]]) / (2 * Y[j])
        r[i] = M[1, 0] / M[0, 0]
        T[i] = abs(1 / M[0, 0]) ** 2 * np.real(Y[-1]) / np.real(Y[0])
    R = (r * r.conj()).real
    return {"r": r, "R": R, "T": T, "absorbed": 1 - (R + T)}
