# the lengths multiply the columns of the matrix of unit vectors instead of its rows
def reciprocal_lattice(lengths, angles, hkl):
    ca, cb, cg = np.cos(np.radians(angles))
    sg = np.sin(np.radians(angles[2]))
    uy = (ca - cb * cg) / sg
    uz = np.sqrt(1 - cb**2 - uy**2)
    U = np.array([[1, 0, 0], [cg, sg, 0], [cb, uy, uz]])
    A = U * lengths
    inv = np.linalg.inv(A)
    B = 2 * np.pi * inv.transpose()
    d = 2 * np.pi / np.sqrt(np.sum((hkl @ B) ** 2, axis=1))
    return {"A": A, "V": np.linalg.det(A), "B": B, "d": d}
