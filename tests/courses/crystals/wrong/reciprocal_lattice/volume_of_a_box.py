# the volume is a b c, as if all angles were right ones
def reciprocal_lattice(lengths, angles, hkl):
    cos = np.cos(np.radians(angles))
    sin = np.sin(np.radians(angles))
    A = np.eye(3)
    A[1, :2] = cos[2], sin[2]
    A[2, 0] = cos[1]
    A[2, 1] = (cos[0] - cos[1] * cos[2]) / sin[2]
    A[2, 2] = np.sqrt(1 - A[2, 0] ** 2 - A[2, 1] ** 2)
    for row in range(3):
        A[row] *= lengths[row]
    V = lengths[0] * lengths[1] * lengths[2]
    B = 2 * np.pi * np.linalg.inv(A).T
    dists = []
    for index in hkl:
        dists.append(2 * np.pi / np.linalg.norm(index @ B))
    return {"A": A, "V": V, "B": B, "d": np.array(dists)}
