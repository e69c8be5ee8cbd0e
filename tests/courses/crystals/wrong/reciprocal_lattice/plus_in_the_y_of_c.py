# in the y component of c, cos(beta) cos(gamma) is added instead of subtracted
def reciprocal_lattice(lengths, angles, hkl):
    radians = np.radians(angles)
    cal, cbe, cga = np.cos(radians)
    sga = np.sin(radians)[2]
    e3y = (cal + cbe * cga) / sga
    e3 = np.array([cbe, e3y, np.sqrt(1 - cbe**2 - e3y**2)])
    rows = [np.array([1.0, 0, 0]), np.array([cga, sga, 0]), e3]
    A = np.array([length * row for length, row in zip(lengths, rows)])
    V = np.dot(np.cross(A[0], A[1]), A[2])
    B = np.zeros((3, 3))
    for i in range(3):
        j, k = (i + 1) % 3, (i + 2) % 3
        B[i] = 2 * np.pi * np.cross(A[j], A[k]) / V
    d = np.zeros(len(hkl))
    for m, (h, k, l) in enumerate(hkl):
        G = h * B[0] + k * B[1] + l * B[2]
        d[m] = 2 * np.pi / np.linalg.norm(G)
    return {"A": A, "V": V, "B": B, "d": d}
