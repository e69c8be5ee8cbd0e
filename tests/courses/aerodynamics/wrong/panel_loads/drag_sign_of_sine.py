# in cd the sine term has the wrong sign
def panel_loads(nodes, cp, cf, alpha):
    d = nodes[1:] - nodes[:-1]
    mid = (nodes[1:] + nodes[:-1]) / 2
    chord = nodes[:, 0].max() - nodes[:, 0].min()
    p_force = np.c_[-cp * d[:, 1], cp * d[:, 0]]
    down = np.where(d[:, 0] >= 0, 1, -1)
    force = p_force + np.c_[cf * down * d[:, 0], cf * down * d[:, 1]]
    ca_total, cn_total = force.sum(axis=0) / chord
    ca_p, cn_p = p_force.sum(axis=0) / chord
    cl = cn_total * np.cos(alpha) - ca_total * np.sin(alpha)
    cd = ca_total * np.cos(alpha) - cn_total * np.sin(alpha)
    cl_p = cn_p * np.cos(alpha) - ca_p * np.sin(alpha)
    ref = np.array([nodes[:, 0].min() + chord / 4, 0])
    cm = -np.cross(mid - ref, force).sum() / chord**2
    return {"cl": cl, "cd": cd, "cm": cm, "cl_p": cl_p}
