# the panels' lengths are left out: pressure and friction are multiplied by unit vectors
def panel_loads(nodes, cp, cf, alpha):
    d = np.diff(nodes, axis=0)
    length = np.sqrt((d**2).sum(axis=1))
    t = d / length[:, None]
    nrm = np.stack([t[:, 1], -t[:, 0]], axis=1)
    sgn = np.where(t[:, 0] >= 0, 1, -1)
    fp = -cp[:, None] * nrm
    f = fp + (cf * sgn)[:, None] * t
    chord = nodes[:, 0].max() - nodes[:, 0].min()
    mid = (nodes[1:] + nodes[:-1]) / 2
    rx, ry = mid[:, 0] - nodes[:, 0].min() - chord / 4, mid[:, 1]
    ca, sa = np.cos(alpha), np.sin(alpha)
    Fx, Fy = f.sum(axis=0) / chord
    Px, Py = fp.sum(axis=0) / chord
    cm = np.sum(ry * f[:, 0] - rx * f[:, 1]) / chord**2
    return {"cl": Fy * ca - Fx * sa, "cd": Fx * ca + Fy * sa, "cm": cm, "cl_p": Py * ca - Px * sa}
