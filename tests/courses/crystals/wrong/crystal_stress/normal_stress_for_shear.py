# the normal stress on the plane, n s n, is taken for the resolved shear stress
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    rot = R @ strain @ R.T
    v = np.array([rot[0, 0], rot[1, 1], rot[2, 2], 2 * rot[1, 2], 2 * rot[0, 2], 2 * rot[0, 1]])
    s = C @ v
    S = np.array([[s[0], s[5], s[4]], [s[5], s[1], s[3]], [s[4], s[3], s[2]]])
    unit_n = normals / np.linalg.norm(normals, axis=1, keepdims=True)
    traction = unit_n @ S
    tau = np.sum(traction * unit_n, axis=1)
    return {"stress": R.T @ S @ R, "energy": 0.5 * s @ v, "tau": tau, "slips": np.abs(tau) >= tau_crit}
