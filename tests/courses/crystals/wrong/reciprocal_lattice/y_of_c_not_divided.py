# the y component of c is not divided by sin(gamma)
def reciprocal_lattice(lengths, angles, hkl):
    def cosd(x):
        return np.cos(np.radians(x))

    al, be, ga = angles
    sin_ga = np.sqrt(1 - cosd(ga) ** 2)
    u = cosd(al) - cosd(be) * cosd(ga)
    w = np.sqrt(1 - cosd(be) ** 2 - u**2)
    basis = np.array([[1, 0, 0], [cosd(ga), sin_ga, 0], [cosd(be), u, w]]) * lengths.reshape(3, 1)
    recip = 2 * np.pi * np.linalg.inv(basis).T
    G = hkl @ recip
    return {
        "A": basis,
        "V": np.linalg.det(basis),
        "B": recip,
        "d": 2 * np.pi / np.sqrt(np.sum(G * G, axis=1)),
    }
