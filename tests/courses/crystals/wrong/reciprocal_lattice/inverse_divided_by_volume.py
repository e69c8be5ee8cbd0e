# the inverse of A is divided by the volume once more to get B
def reciprocal_lattice(lengths, angles, hkl):
    rad = np.radians(angles)
    cos_g, sin_g = np.cos(rad[2]), np.sin(rad[2])
    cos_b = np.cos(rad[1])
    ky = (np.cos(rad[0]) - cos_b * cos_g) / sin_g
    kz = np.sqrt(1 - cos_b**2 - ky**2)
    A = np.array([[1, 0, 0], [cos_g, sin_g, 0], [cos_b, ky, kz]])
    A = A * lengths[:, None]
    V = np.linalg.det(A)
    B = 2 * np.pi * np.linalg.inv(A).T / V
    d = 2 * np.pi / np.linalg.norm(hkl @ B, axis=1)
    return {"A": A, "V": V, "B": B, "d": d}
