# in the characteristic matrix the admittance multiplies the upper right entry and divides the lower left one (exchanged)
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    N = np.concatenate(([n_in], layers, [n_out]))
    c = np.sqrt(1 - (n_in * np.sin(angle)) ** 2 / N**2)
    eta = N * c if polarization == "s" else N / c
    rs, Ts = [], []
    for lam in wavelengths:
        v = np.array([1.0, eta[-1]])
        for j in range(len(layers), 0, -1):
            de = 2 * np.pi / lam * N[j] * thickness[j - 1] * c[j]
            m = np.zeros((2, 2), dtype=complex)
            m[0, 0] = np.cos(de)
            m[0, 1] = 1j * eta[j] * np.sin(de)
            m[1, 0] = 1j / eta[j] * np.sin(de)
            m[1, 1] = np.cos(de)
            v = m @ v
        rs.append((eta[0] * v[0] - v[1]) / (eta[0] * v[0] + v[1]))
        Ts.append(4 * eta[0].real * eta[-1].real / abs(eta[0] * v[0] + v[1]) ** 2)
    r = np.array(rs)
    T = np.array(Ts)
    R = abs(r) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
