# a system is said to slip where |tau| is below the critical value
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    e = R @ strain @ R.T
    voigt = np.array([e[0, 0], e[1, 1], e[2, 2], 2 * e[1, 2], 2 * e[0, 2], 2 * e[0, 1]])
    s = C @ voigt
    sigma = s[np.array([[0, 5, 4], [5, 1, 3], [4, 3, 2]])]
    nn = np.array([n / np.linalg.norm(n) for n in normals])
    bb = np.array([b / np.linalg.norm(b) for b in directions])
    tau = np.diag(bb @ sigma @ nn.T)
    return {
        "stress": R.T @ sigma @ R,
        "energy": 0.5 * np.dot(s, voigt),
        "tau": tau.copy(),
        "slips": np.abs(tau) <= tau_crit,
    }
