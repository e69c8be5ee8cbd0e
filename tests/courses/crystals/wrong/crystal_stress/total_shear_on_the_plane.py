# tau is the whole shear stress on the plane, not its part along the slip direction
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    eps = R @ strain @ R.T
    v = np.array([eps[0, 0], eps[1, 1], eps[2, 2], 2 * eps[1, 2], 2 * eps[0, 2], 2 * eps[0, 1]])
    w = C @ v
    sig = np.array([[w[0], w[5], w[4]], [w[5], w[1], w[3]], [w[4], w[3], w[2]]])
    tau = np.zeros(len(normals))
    for k in range(len(normals)):
        n = normals[k] / np.linalg.norm(normals[k])
        t = sig @ n
        sn = t @ n
        tau[k] = np.linalg.norm(t - sn * n)
    return {"stress": R.T @ sig @ R, "energy": v @ w / 2, "tau": tau, "slips": np.abs(tau) >= tau_crit}
