# the normals and directions are divided by the norm of the whole table, not each by its own
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    e = R @ strain @ R.T
    voigt = np.array([e[0, 0], e[1, 1], e[2, 2], 2 * e[1, 2], 2 * e[0, 2], 2 * e[0, 1]])
    s = C @ voigt
    sigma = np.array([[s[0], s[5], s[4]], [s[5], s[1], s[3]], [s[4], s[3], s[2]]])
    n = normals / np.linalg.norm(normals)
    b = directions / np.linalg.norm(directions)
    tau = np.array([bk @ sigma @ nk for bk, nk in zip(b, n)])
    slips = np.abs(tau) >= tau_crit
    return {"stress": R.T @ sigma @ R, "energy": 0.5 * s @ voigt, "tau": tau, "slips": slips}
