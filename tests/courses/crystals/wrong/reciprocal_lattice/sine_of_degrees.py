# in the vector b, the sine of gamma is taken of the degrees, not of radians
def reciprocal_lattice(lengths, angles, hkl):
    a, b, c = lengths
    cosines = [np.cos(x * np.pi / 180) for x in angles]
    ca, cb, cg = cosines
    vec_a = np.array([a, 0, 0])
    vec_b = np.array([b * cg, b * np.sin(angles[2]), 0])
    ty = (ca - cb * cg) / np.sqrt(1 - cg**2)
    tz = np.sqrt(1 - cb**2 - ty**2)
    vec_c = np.array([c * cb, c * ty, c * tz])
    A = np.array([vec_a, vec_b, vec_c])
    B = 2 * np.pi * np.linalg.inv(A.T)
    q = np.linalg.norm(np.dot(hkl, B), axis=-1)
    return dict(A=A, V=np.linalg.det(A), B=B, d=2 * np.pi / q)
