# the stress is returned in the crystal's frame, it is not turned back
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    def to_voigt(t):
        return np.array([t[0, 0], t[1, 1], t[2, 2], 2 * t[1, 2], 2 * t[0, 2], 2 * t[0, 1]])

    def to_tensor(v):
        return np.array([[v[0], v[5], v[4]], [v[5], v[1], v[3]], [v[4], v[3], v[2]]])

    eps = to_voigt(R @ strain @ R.T)
    stress = to_tensor(C @ eps)
    energy = 0.5 * eps @ C @ eps
    n = normals / np.linalg.norm(normals, axis=1)[:, None]
    b = directions / np.linalg.norm(directions, axis=1)[:, None]
    tau = np.array([b[k] @ stress @ n[k] for k in range(len(n))])
    return {"stress": stress, "energy": energy, "tau": tau, "slips": np.abs(tau) >= tau_crit}
