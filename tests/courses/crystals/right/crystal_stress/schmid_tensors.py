# Schmid tensors with outer products, fancy indices for Voigt's notation
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    i, j = np.array([0, 1, 2, 1, 0, 0]), np.array([0, 1, 2, 2, 2, 1])
    e = R.dot(strain).dot(R.T)
    v = np.where(i == j, 1, 2) * e[i, j]
    s = np.empty((3, 3))
    s[i, j] = s[j, i] = C.dot(v)
    schmid = np.einsum("ka,kb->kab", directions, normals)
    sizes = np.linalg.norm(normals, axis=1) * np.linalg.norm(directions, axis=1)
    tau = (schmid * s).sum(axis=(1, 2)) / sizes
    return {
        "stress": R.T.dot(s).dot(R),
        "energy": np.trace(s @ e) / 2,
        "tau": tau,
        "slips": tau**2 >= tau_crit**2,
    }
