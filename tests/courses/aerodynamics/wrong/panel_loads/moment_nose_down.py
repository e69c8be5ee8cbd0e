# the moment is positive nose down, its sign is wrong
def panel_loads(nodes, cp, cf, alpha):
    seg = nodes[1:] - nodes[:-1]
    cen = (nodes[1:] + nodes[:-1]) / 2
    chord = np.max(nodes[:, 0]) - np.min(nodes[:, 0])
    tangential = np.where((seg[:, 0] >= 0)[:, None], seg, -seg)
    pf = np.array([[-p * v, p * u] for p, (u, v) in zip(cp, seg)])
    tf = cf.reshape(-1, 1) * tangential
    f = pf + tf
    arm = cen.copy()
    arm[:, 0] -= np.min(nodes[:, 0]) + 0.25 * chord
    moment = np.sum(arm[:, 0] * f[:, 1] - arm[:, 1] * f[:, 0])
    X, Y = f.sum(axis=0) / chord
    Xp, Yp = pf.sum(axis=0) / chord
    return {"cl": Y * np.cos(alpha) - X * np.sin(alpha), "cd": X * np.cos(alpha) + Y * np.sin(alpha),
            "cm": moment / chord**2, "cl_p": Yp * np.cos(alpha) - Xp * np.sin(alpha)}
