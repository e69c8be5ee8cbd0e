# the admittances of s and p are exchanged
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    index = np.array([n_in, *layers, n_out])
    sine = n_in * np.sin(angle) / index
    cosine = np.sqrt(1 - sine**2)
    if polarization == "p":
        eta = index * cosine
    else:
        eta = index / cosine
    k = len(layers)
    vec = np.array([np.ones(len(wavelengths)), eta[k + 1] * np.ones(len(wavelengths))])
    for m in range(k, 0, -1):
        phase = 2 * np.pi / wavelengths * index[m] * thickness[m - 1] * cosine[m]
        first = np.cos(phase) * vec[0] + 1j / eta[m] * np.sin(phase) * vec[1]
        second = 1j * eta[m] * np.sin(phase) * vec[0] + np.cos(phase) * vec[1]
        vec = np.array([first, second])
    bottom = eta[0] * vec[0] + vec[1]
    r = (eta[0] * vec[0] - vec[1]) / bottom
    R = (r * np.conj(r)).real
    T = 4 * eta[0].real * eta[-1].real / (bottom * bottom.conj()).real
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
