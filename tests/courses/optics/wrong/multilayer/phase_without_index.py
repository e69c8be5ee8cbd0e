# the phase of a layer lacks its index: the vacuum wavelength is used in the layer
def layer_matrix(N, d, cos, eta, lam):
    k = 2 * np.pi / lam
    delta = k * d * cos
    return np.array([[np.cos(delta), 1j / eta * np.sin(delta)], [1j * eta * np.sin(delta), np.cos(delta)]])

def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    def angles(N):
        return np.sqrt(1 - (n_in * np.sin(angle) / N) ** 2)

    def admittance(N):
        return N * angles(N) if polarization == "s" else N / angles(N)

    e0, es = admittance(n_in), admittance(n_out)
    r, T = [], []
    for lam in wavelengths:
        v = np.array([1, es])
        for N, d in list(zip(layers, thickness))[::-1]:
            v = layer_matrix(N, d, angles(N), admittance(N), lam) @ v
        r.append((e0 * v[0] - v[1]) / (e0 * v[0] + v[1]))
        T.append(4 * e0 * es / np.abs(e0 * v[0] + v[1]) ** 2)
    r, T = np.array(r), np.array(T)
    R = np.abs(r) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
