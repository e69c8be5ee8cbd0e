# in the vector c, alpha and beta are exchanged
def reciprocal_lattice(lengths, angles, hkl):
    a, b, c = lengths
    ca, cb, cg = np.cos(np.radians(angles))
    sg = np.sin(np.radians(angles[2]))
    A = np.zeros((3, 3))
    A[0] = a, 0, 0
    A[1] = b * cg, b * sg, 0
    A[2, 0] = c * ca
    A[2, 1] = c * (cb - ca * cg) / sg
    A[2, 2] = np.sqrt(c**2 - A[2, 0] ** 2 - A[2, 1] ** 2)
    V = np.linalg.det(A)
    B = np.linalg.inv(A).T * 2 * np.pi
    G = np.matmul(hkl, B)
    return {"A": A, "V": V, "B": B, "d": 2 * np.pi / np.linalg.norm(G, axis=1)}
