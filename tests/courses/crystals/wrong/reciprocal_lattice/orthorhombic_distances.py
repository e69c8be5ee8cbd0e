# the distances come from the orthorhombic formula, which ignores the angles
def reciprocal_lattice(lengths, angles, hkl):
    A = cell_matrix(lengths, angles)
    B = 2 * np.pi * np.linalg.inv(A).T
    h, k, l = hkl.T
    a, b, c = lengths
    d = 1 / np.sqrt((h / a) ** 2 + (k / b) ** 2 + (l / c) ** 2)
    return {"A": A, "V": np.linalg.det(A), "B": B, "d": d}


def cell_matrix(lengths, angles):
    al, be, ga = np.radians(angles)
    cy = (np.cos(al) - np.cos(be) * np.cos(ga)) / np.sin(ga)
    cz = np.sqrt(1 - np.cos(be) ** 2 - cy**2)
    m = np.array([[1, 0, 0], [np.cos(ga), np.sin(ga), 0], [np.cos(be), cy, cz]])
    return m * np.array(lengths)[:, None]
