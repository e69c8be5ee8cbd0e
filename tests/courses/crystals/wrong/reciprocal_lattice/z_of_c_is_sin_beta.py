# the z component of c is sin(beta): its y component is not subtracted under the root
def reciprocal_lattice(lengths, angles, hkl):
    a, b, c = lengths
    alpha, beta, gamma = angles / 180 * np.pi
    c_y = (np.cos(alpha) - np.cos(beta) * np.cos(gamma)) / np.sin(gamma)
    c_z = np.sqrt(1 - np.cos(beta) ** 2)
    lattice = np.array(
        [
            [a, 0, 0],
            [b * np.cos(gamma), b * np.sin(gamma), 0],
            [c * np.cos(beta), c * c_y, c * c_z],
        ]
    )
    inverse = np.linalg.inv(lattice)
    reciprocal = 2 * np.pi * inverse.T
    lengths_G = np.linalg.norm(hkl @ reciprocal, axis=1)
    return {"A": lattice, "V": np.linalg.det(lattice), "B": reciprocal, "d": 2 * np.pi / lengths_G}
