# the cosine is 1 - sin^2, without the square root
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    N = np.concatenate(([n_in], layers, [n_out]))
    sin2 = (n_in * np.sin(angle) / N) ** 2
    cos = 1 - sin2
    eta = N * cos if polarization == "s" else N / cos
    X = np.array([[1.0], [eta[-1]]]) * np.ones((1, len(wavelengths)))
    for j in range(len(layers), 0, -1):
        d = 2 * np.pi * N[j] * thickness[j - 1] * cos[j] / wavelengths
        X = np.array([np.cos(d) * X[0] + 1j * np.sin(d) / eta[j] * X[1], 1j * eta[j] * np.sin(d) * X[0] + np.cos(d) * X[1]])
    below = eta[0] * X[0] + X[1]
    r = (eta[0] * X[0] - X[1]) / below
    R = np.abs(r) ** 2
    T = 4 * eta[0].real * eta[-1].real / np.abs(below) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
