# A from the Cholesky factor of the metric tensor, the distances from its inverse
def reciprocal_lattice(lengths, angles, hkl):
    ca, cb, cg = np.cos(np.deg2rad(angles))
    cosines = np.array([[1, cg, cb], [cg, 1, ca], [cb, ca, 1]])
    metric = cosines * np.outer(lengths, lengths)
    A = np.linalg.cholesky(metric)
    inverse_metric = np.linalg.inv(metric)
    d = np.einsum("mi,ij,mj->m", hkl, inverse_metric, hkl) ** -0.5
    B = 2 * np.pi * inverse_metric @ A
    return {"A": A, "V": np.sqrt(np.linalg.det(metric)), "B": B, "d": d}
