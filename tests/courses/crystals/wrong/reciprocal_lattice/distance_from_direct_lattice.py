# the distances are computed with the direct lattice vectors in the place of the reciprocal ones
def reciprocal_lattice(lengths, angles, hkl):
    cos_alpha, cos_beta, cos_gamma = np.cos(np.deg2rad(angles))
    sin_gamma = np.sin(np.deg2rad(angles[-1]))
    y = (cos_alpha - cos_beta * cos_gamma) / sin_gamma
    z = np.sqrt(1 - cos_beta**2 - y**2)
    direct = lengths[:, np.newaxis] * np.array([[1, 0, 0], [cos_gamma, sin_gamma, 0], [cos_beta, y, z]])
    recip = 2 * np.pi * np.linalg.inv(direct).T
    G = hkl @ direct
    d = 2 * np.pi / np.sqrt((G**2).sum(1))
    return {"A": direct, "V": np.linalg.det(direct), "B": recip, "d": d}
