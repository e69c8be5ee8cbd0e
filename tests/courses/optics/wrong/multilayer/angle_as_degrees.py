# the angle is taken for degrees and converted to radians once more
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    th = np.deg2rad(angle)
    N = np.array([n_in] + list(layers) + [n_out])
    cos = np.sqrt(1 - (n_in * np.sin(th) / N) ** 2)
    eta = N / cos if polarization == "p" else N * cos
    nl = len(layers)
    result_r = np.empty(len(wavelengths), complex)
    result_T = np.empty(len(wavelengths))
    for a, lam in enumerate(wavelengths):
        M = np.eye(2)
        for b in range(nl):
            d = 2 * np.pi * N[b + 1] * thickness[b] * cos[b + 1] / lam
            M = M @ np.array([[np.cos(d), 1j * np.sin(d) / eta[b + 1]], [1j * eta[b + 1] * np.sin(d), np.cos(d)]])
        B, C = M @ [1, eta[-1]]
        result_r[a] = (eta[0] * B - C) / (eta[0] * B + C)
        result_T[a] = 4 * eta[0].real * eta[-1].real / abs(eta[0] * B + C) ** 2
    R = abs(result_r) ** 2
    return {"r": result_r, "R": R, "T": result_T, "absorbed": 1 - R - result_T}
