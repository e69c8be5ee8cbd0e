# the shear strains stand in the order 12, 13, 23 in Voigt's vector, the stresses in the right one
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    e = np.einsum("ia,ab,jb->ij", R, strain, R)
    voigt = np.concatenate([np.diag(e), 2 * np.array([e[0, 1], e[0, 2], e[1, 2]])])
    s = C @ voigt
    sigma = np.array([[s[0], s[5], s[4]], [s[5], s[1], s[3]], [s[4], s[3], s[2]]])
    energy = np.sum(sigma * e) / 2
    tau = np.zeros(len(normals))
    for i in range(len(normals)):
        n, b = normals[i], directions[i]
        tau[i] = b @ sigma @ n / np.sqrt((n @ n) * (b @ b))
    slips = np.abs(tau) >= tau_crit
    return {"stress": R.T @ sigma @ R, "energy": energy, "tau": tau, "slips": slips}
