# G is made of the columns of B instead of its rows
def reciprocal_lattice(lengths, angles, hkl):
    ang = np.radians(angles)
    c = np.cos(ang)
    s = np.sin(ang)
    third = np.array([c[1], (c[0] - c[1] * c[2]) / s[2], 0])
    third[2] = np.sqrt(1 - third @ third)
    A = lengths[:, None] * np.stack([[1, 0, 0], [c[2], s[2], 0], third])
    B = 2 * np.pi * np.linalg.inv(A).T
    d = np.empty(len(hkl))
    for i in range(len(hkl)):
        G = B @ hkl[i]
        d[i] = 2 * np.pi / np.linalg.norm(G)
    return {"A": A, "V": np.linalg.det(A), "B": B, "d": d}
