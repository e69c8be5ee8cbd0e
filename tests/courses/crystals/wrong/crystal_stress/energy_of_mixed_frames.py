# the energy combines the stress in the crystal's frame with the strain in the sample's
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    e_crystal = R @ strain @ R.T
    e6 = np.array([e_crystal[0, 0], e_crystal[1, 1], e_crystal[2, 2], 2 * e_crystal[1, 2], 2 * e_crystal[0, 2], 2 * e_crystal[0, 1]])
    s6 = C @ e6
    s_crystal = np.empty((3, 3))
    s_crystal[0] = s6[[0, 5, 4]]
    s_crystal[1] = s6[[5, 1, 3]]
    s_crystal[2] = s6[[4, 3, 2]]
    energy = 0.5 * np.sum(s_crystal * strain)
    tau = np.zeros(len(normals))
    for k in range(len(normals)):
        n = normals[k] / np.linalg.norm(normals[k])
        b = directions[k] / np.linalg.norm(directions[k])
        for i in range(3):
            for j in range(3):
                tau[k] += b[i] * s_crystal[i, j] * n[j]
    slips = np.array([abs(t) >= tau_crit for t in tau])
    return {"stress": R.T @ s_crystal @ R, "energy": energy, "tau": tau, "slips": slips}
