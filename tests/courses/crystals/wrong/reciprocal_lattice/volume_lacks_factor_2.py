# the volume's formula has cos cos cos where twice that belongs
def reciprocal_lattice(lengths, angles, hkl):
    ca, cb, cg = np.cos(np.radians(angles))
    sg = np.sqrt(1 - cg * cg)
    p = (ca - cb * cg) / sg
    A = np.array([[1, 0, 0], [cg, sg, 0], [cb, p, np.sqrt(1 - cb * cb - p * p)]])
    A = (A.T * lengths).T
    V = np.prod(lengths) * np.sqrt(1 - ca**2 - cb**2 - cg**2 + ca * cb * cg)
    B = np.linalg.solve(A, 2 * np.pi * np.eye(3)).T
    d = 2 * np.pi / np.linalg.norm(hkl @ B, axis=1)
    return {"A": A, "V": V, "B": B, "d": d}
