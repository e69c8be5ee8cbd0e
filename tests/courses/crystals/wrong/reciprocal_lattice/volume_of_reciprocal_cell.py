# V is the volume of the reciprocal cell
def reciprocal_lattice(lengths, angles, hkl):
    ca, cb, cg = np.cos(np.radians(angles))
    sg = np.sin(np.radians(angles[2]))
    y = (ca - cb * cg) / sg
    A = lengths[:, None] * np.array([[1, 0, 0], [cg, sg, 0], [cb, y, np.sqrt(1 - cb**2 - y**2)]])
    B = 2 * np.pi * np.linalg.inv(A.T)
    volume = B[0] @ np.cross(B[1], B[2])
    G = np.array([h * B[0] + k * B[1] + l * B[2] for h, k, l in hkl])
    d = 2 * np.pi / np.linalg.norm(G, axis=1)
    return {"A": A, "V": volume, "B": B, "d": d}
