# the stress is found by solving C s = e, as if C were the compliance
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    e = R @ strain @ R.T
    ev = np.array([e[0, 0], e[1, 1], e[2, 2], 2 * e[1, 2], 2 * e[0, 2], 2 * e[0, 1]])
    sv = np.linalg.solve(C, ev)
    st = np.array([[sv[0], sv[5], sv[4]], [sv[5], sv[1], sv[3]], [sv[4], sv[3], sv[2]]])
    tau = np.zeros(len(normals))
    for i in range(len(tau)):
        m = np.outer(directions[i], normals[i])
        m = m / np.linalg.norm(directions[i]) / np.linalg.norm(normals[i])
        tau[i] = np.sum(m * st)
    return {"stress": R.T @ st @ R, "energy": 0.5 * sv @ ev, "tau": tau, "slips": np.abs(tau) >= tau_crit}
