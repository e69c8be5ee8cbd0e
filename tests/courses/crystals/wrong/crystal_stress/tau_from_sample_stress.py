# the resolved shear stresses are computed with the stress in the sample's frame
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    rows, cols = (0, 1, 2, 1, 0, 0), (0, 1, 2, 2, 2, 1)
    in_crystal = R @ strain @ R.T
    eps = in_crystal[rows, cols]
    eps[3:] = 2 * eps[3:]
    sig = C @ eps
    tensor = np.zeros((3, 3))
    for value, i, j in zip(sig, rows, cols):
        tensor[i, j] = value
        tensor[j, i] = value
    sample_stress = np.linalg.inv(R) @ tensor @ R
    tau = np.zeros(len(normals))
    for s in range(len(normals)):
        traction = sample_stress @ normals[s] / np.linalg.norm(normals[s])
        tau[s] = traction @ directions[s] / np.linalg.norm(directions[s])
    return {
        "stress": sample_stress,
        "energy": np.sum(sample_stress * strain) / 2,
        "tau": tau,
        "slips": np.abs(tau) >= tau_crit,
    }
