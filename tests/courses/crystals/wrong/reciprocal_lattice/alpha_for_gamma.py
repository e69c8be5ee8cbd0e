# the angles are unpacked in the order gamma, beta, alpha, so alpha and gamma are exchanged
def reciprocal_lattice(lengths, angles, hkl):
    gamma, beta, alpha = np.radians(angles)
    a_vec = lengths[0] * np.array([1.0, 0.0, 0.0])
    b_vec = lengths[1] * np.array([np.cos(gamma), np.sin(gamma), 0.0])
    cy = (np.cos(alpha) - np.cos(beta) * np.cos(gamma)) / np.sin(gamma)
    cz = np.sqrt(1.0 - np.cos(beta) ** 2 - cy**2)
    c_vec = lengths[2] * np.array([np.cos(beta), cy, cz])
    A = np.vstack([a_vec, b_vec, c_vec])
    V = np.linalg.det(A)
    B = 2 * np.pi * np.linalg.inv(A).T
    return {"A": A, "V": V, "B": B, "d": 2 * np.pi / np.linalg.norm(hkl.dot(B), axis=1)}
