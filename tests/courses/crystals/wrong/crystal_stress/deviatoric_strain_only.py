# the mean normal strain is subtracted first, so only the deviatoric strain gives a stress
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    e = R @ strain @ R.T
    e = e - np.trace(e) / 3 * np.eye(3)
    voigt = np.array([e[0, 0], e[1, 1], e[2, 2], 2 * e[1, 2], 2 * e[0, 2], 2 * e[0, 1]])
    s = C @ voigt
    sig = np.array([[s[0], s[5], s[4]], [s[5], s[1], s[3]], [s[4], s[3], s[2]]])
    N = normals / np.sqrt((normals**2).sum(axis=1, keepdims=True))
    D = directions / np.sqrt((directions**2).sum(axis=1, keepdims=True))
    tau = ((N @ sig) * D).sum(axis=1)
    return {"stress": R.T @ sig @ R, "energy": 0.5 * s @ voigt, "tau": tau, "slips": np.abs(tau) >= tau_crit}
