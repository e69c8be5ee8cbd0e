# for tau the slip systems are turned into the sample's frame with R instead of R^T
def unit(v):
    return v / np.sqrt(np.sum(np.square(v)))


def crystal_stress(strain, C, R, normals, directions, tau_crit):
    e = R @ strain @ R.T
    six = [e[0][0], e[1][1], e[2][2], 2 * e[1][2], 2 * e[0][2], 2 * e[0][1]]
    xx, yy, zz, yz, xz, xy = np.dot(C, six)
    local = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    stress = R.T @ local @ R
    tau = np.array([unit(R @ b) @ stress @ unit(R @ n) for n, b in zip(normals, directions)])
    slips = abs(tau) >= tau_crit
    return {"stress": stress, "energy": 0.5 * (stress * strain).sum(), "tau": tau, "slips": slips}
