# tau is s33 times Schmid's factor for a pull along the third axis, the other stresses are ignored
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    e = R @ strain @ R.T
    voigt = np.array([e[0, 0], e[1, 1], e[2, 2], 2 * e[1, 2], 2 * e[0, 2], 2 * e[0, 1]])
    s = C @ voigt
    sigma = np.array([[s[0], s[5], s[4]], [s[5], s[1], s[3]], [s[4], s[3], s[2]]])
    axis = np.array([0.0, 0.0, 1.0])
    cos_phi = normals @ axis / np.linalg.norm(normals, axis=1)
    cos_lambda = directions @ axis / np.linalg.norm(directions, axis=1)
    tau = sigma[2, 2] * cos_phi * cos_lambda
    return {"stress": R.T @ sigma @ R, "energy": 0.5 * s @ voigt, "tau": tau, "slips": np.abs(tau) >= tau_crit}
