# A is returned with the lattice vectors as columns
def reciprocal_lattice(lengths, angles, hkl):
    a, b, c = lengths
    alpha, beta, gamma = np.radians(angles)
    y = (np.cos(alpha) - np.cos(beta) * np.cos(gamma)) / np.sin(gamma)
    z = np.sqrt(1 - np.cos(beta) ** 2 - y**2)
    va = [a, 0, 0]
    vb = [b * np.cos(gamma), b * np.sin(gamma), 0]
    vc = [c * np.cos(beta), c * y, c * z]
    A = np.column_stack([va, vb, vc])
    B = 2 * np.pi * np.linalg.inv(A)
    G = hkl @ B
    return {"A": A, "V": np.linalg.det(A), "B": B, "d": 2 * np.pi / np.linalg.norm(G, axis=1)}
