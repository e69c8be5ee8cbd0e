# the normals of the planes are not made unit vectors
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    e = R @ strain @ R.T
    voigt = np.array([e[0, 0], e[1, 1], e[2, 2], 2 * e[1, 2], 2 * e[0, 2], 2 * e[0, 1]])
    s = C @ voigt
    energy = 0.5 * voigt.dot(s)
    sigma = np.array([[s[0], s[5], s[4]], [s[5], s[1], s[3]], [s[4], s[3], s[2]]])
    b = directions / np.linalg.norm(directions, axis=1, keepdims=True)
    tau = np.einsum("ki,ij,kj->k", b, sigma, normals)
    return {"stress": R.T @ sigma @ R, "energy": energy, "tau": tau, "slips": np.abs(tau) >= tau_crit}
