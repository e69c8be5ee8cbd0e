# the textbook formulas for the volume and for the z component, linear equations for B
def reciprocal_lattice(lengths, angles, hkl):
    a, b, c = lengths
    ca, cb, cg = (np.cos(np.radians(t)) for t in angles)
    sg = np.sqrt(1 - cg**2)
    root = np.sqrt(1 - ca**2 - cb**2 - cg**2 + 2 * ca * cb * cg)
    V = a * b * c * root
    A = np.array([[a, 0, 0], [b * cg, b * sg, 0], [c * cb, c * (ca - cb * cg) / sg, V / (a * b * sg)]])
    B = np.linalg.solve(A, 2 * np.pi * np.eye(3)).T
    G = np.array([B.T @ h for h in hkl])
    return {"A": A, "V": V, "B": B, "d": 2 * np.pi / np.sqrt(np.sum(G**2, axis=1))}
