# the shear stresses are halved on the way back from Voigt's vector, as strains would be
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    pairs = [(0, 0), (1, 1), (2, 2), (1, 2), (0, 2), (0, 1)]
    e = R @ strain @ R.T
    v = np.array([e[i, j] if i == j else 2 * e[i, j] for i, j in pairs])
    w = C @ v
    sigma = np.zeros((3, 3))
    for value, (i, j) in zip(w, pairs):
        if i == j:
            sigma[i, i] = value
        else:
            sigma[i, j] = value / 2
            sigma[j, i] = value / 2
    energy = 0.5 * np.dot(w, v)
    tau = np.empty(len(normals))
    for k in range(len(normals)):
        n = normals[k] / np.linalg.norm(normals[k])
        b = directions[k] / np.linalg.norm(directions[k])
        tau[k] = np.dot(b, np.dot(sigma, n))
    return {"stress": R.T @ sigma @ R, "energy": energy, "tau": tau, "slips": np.abs(tau) >= tau_crit}
