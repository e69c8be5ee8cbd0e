# the strain is turned into the crystal's frame with R^T e R instead of R e R^T
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    eps = R.T @ strain @ R
    ev = np.array([eps[0, 0], eps[1, 1], eps[2, 2], 2 * eps[1, 2], 2 * eps[0, 2], 2 * eps[0, 1]])
    sv = C.dot(ev)
    sig = np.zeros((3, 3))
    for v, (i, j) in enumerate([(0, 0), (1, 1), (2, 2), (1, 2), (0, 2), (0, 1)]):
        sig[i, j] = sig[j, i] = sv[v]
    tau = []
    for n, b in zip(normals, directions):
        n_hat = n / np.linalg.norm(n)
        b_hat = b / np.linalg.norm(b)
        tau.append(b_hat @ sig @ n_hat)
    tau = np.array(tau)
    return {
        "stress": R.T @ sig @ R,
        "energy": 0.5 * np.sum(sv * ev),
        "tau": tau,
        "slips": np.abs(tau) >= tau_crit,
    }
