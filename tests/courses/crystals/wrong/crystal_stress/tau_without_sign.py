# tau is returned as its absolute value
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    e = R @ strain @ R.T
    s = C @ np.array([e[0, 0], e[1, 1], e[2, 2], 2 * e[1, 2], 2 * e[0, 2], 2 * e[0, 1]])
    sig = np.array([[s[0], s[5], s[4]], [s[5], s[1], s[3]], [s[4], s[3], s[2]]])
    energy = 0.5 * np.trace(sig @ e)
    tau = np.zeros(len(normals))
    for k in range(len(tau)):
        cos = directions[k] @ sig @ normals[k]
        tau[k] = abs(cos) / (np.linalg.norm(directions[k]) * np.linalg.norm(normals[k]))
    return {"stress": R.T @ sig @ R, "energy": energy, "tau": tau, "slips": tau >= tau_crit}
