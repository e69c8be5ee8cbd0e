# in the energy the shear parts count once: the stresses meet the tensor's shear strains without the 2
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    e = R @ strain @ R.T
    six = np.array([e[0, 0], e[1, 1], e[2, 2], e[1, 2], e[0, 2], e[0, 1]])
    engineering = six.copy()
    engineering[3:] *= 2
    s = C @ engineering
    energy = 0.5 * np.sum(s * six)
    sig = np.array([[s[0], s[5], s[4]], [s[5], s[1], s[3]], [s[4], s[3], s[2]]])
    tau = np.zeros(len(normals))
    for k, (n, b) in enumerate(zip(normals, directions)):
        tau[k] = (b / np.linalg.norm(b)) @ sig @ (n / np.linalg.norm(n))
    return {"stress": R.T @ sig @ R, "energy": energy, "tau": tau, "slips": np.abs(tau) >= tau_crit}
