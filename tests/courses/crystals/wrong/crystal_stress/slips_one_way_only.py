# a system slips only for a positive tau: the absolute value is left out
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    e = R @ strain @ R.T
    order = ((0, 0), (1, 1), (2, 2), (1, 2), (0, 2), (0, 1))
    ev = np.zeros(6)
    for a, (i, j) in enumerate(order):
        ev[a] = e[i, j] + (e[j, i] if i != j else 0)
    sv = C @ ev
    sig = np.zeros((3, 3))
    for a, (i, j) in enumerate(order):
        sig[i, j] = sv[a]
        sig[j, i] = sv[a]
    tau = np.zeros(len(normals))
    slips = np.zeros(len(normals), dtype=bool)
    for k in range(len(normals)):
        n = normals[k] / np.linalg.norm(normals[k])
        b = directions[k] / np.linalg.norm(directions[k])
        tau[k] = b @ sig @ n
        if tau[k] >= tau_crit:
            slips[k] = True
    return {"stress": R.T @ sig @ R, "energy": 0.5 * ev @ sv, "tau": tau, "slips": slips}
