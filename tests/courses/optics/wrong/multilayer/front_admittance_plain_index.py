# the admittance of the medium in front is its bare index n_in, without the cosine, in r and in T
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    s0 = n_in * np.sin(angle)

    def admit(n):
        c = np.sqrt(1 - (s0 / n) ** 2)
        if polarization == "s":
            return n * c, c
        return n / c, c

    eta0 = n_in
    etas = admit(n_out)[0]
    E = np.ones(len(wavelengths), dtype=complex)
    H = etas * np.ones(len(wavelengths), dtype=complex)
    for n, d in zip(reversed(layers), reversed(thickness)):
        eta, c = admit(n)
        ph = 2 * np.pi * n * d * c / wavelengths
        E, H = E * np.cos(ph) + 1j * H * np.sin(ph) / eta, 1j * E * eta * np.sin(ph) + H * np.cos(ph)
    r = (eta0 * E - H) / (eta0 * E + H)
    R = np.abs(r) ** 2
    T = 4 * eta0 * etas / np.abs(eta0 * E + H) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
