# the stress tensor is filled as if the shear stresses stood in the order 12, 13, 23
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    e = R @ strain @ R.transpose()
    ev = np.array([e[0, 0], e[1, 1], e[2, 2], 2 * e[1, 2], 2 * e[0, 2], 2 * e[0, 1]])
    s11, s22, s33, s12, s13, s23 = C @ ev
    sig = np.array([[s11, s12, s13], [s12, s22, s23], [s13, s23, s33]])
    out = {}
    out["energy"] = 0.5 * (ev @ C @ ev)
    units = lambda v: v / np.sqrt(np.sum(v**2, axis=1))[:, None]
    out["tau"] = np.sum(units(directions) * (units(normals) @ sig), axis=1)
    out["slips"] = abs(out["tau"]) >= tau_crit
    out["stress"] = R.transpose() @ sig @ R
    return out
