# cos(beta) cos(gamma) is added in the y component of c, and the distance is 1/|G| without 2 pi
def reciprocal_lattice(lengths, angles, hkl):
    alpha, beta, gamma = (np.pi * angle / 180 for angle in angles)
    cy = (np.cos(alpha) + np.cos(beta) * np.cos(gamma)) / np.sin(gamma)
    cz = np.sqrt(np.sin(beta) ** 2 - cy**2)
    A = np.array(
        [
            lengths[0] * np.array([1, 0, 0]),
            lengths[1] * np.array([np.cos(gamma), np.sin(gamma), 0]),
            lengths[2] * np.array([np.cos(beta), cy, cz]),
        ]
    )
    B = np.linalg.inv(A).T * 2 * np.pi
    return {"A": A, "V": np.linalg.det(A), "B": B, "d": 1 / np.linalg.norm(hkl @ B, axis=1)}
