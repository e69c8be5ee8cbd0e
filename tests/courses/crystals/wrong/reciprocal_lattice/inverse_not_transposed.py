# B is 2 pi times the inverse of A, without the transpose (and d is computed with that B)
def reciprocal_lattice(lengths, angles, hkl):
    alpha, beta, gamma = np.radians(angles)
    unit_a = [1, 0, 0]
    unit_b = [np.cos(gamma), np.sin(gamma), 0]
    y = (np.cos(alpha) - np.cos(beta) * np.cos(gamma)) / np.sin(gamma)
    unit_c = [np.cos(beta), y, np.sqrt(np.sin(beta) ** 2 - y**2)]
    A = np.diag(lengths) @ np.array([unit_a, unit_b, unit_c])
    B = np.linalg.inv(A) * 2 * np.pi
    G = np.einsum("mi,ij->mj", hkl, B)
    d = 2 * np.pi / np.sqrt(np.einsum("mj,mj->m", G, G))
    return {"A": A, "V": np.linalg.det(A), "B": B, "d": d}
