# the moment is about the foremost point instead of the quarter-chord point
def panel_loads(nodes, cp, cf, alpha):
    d = np.diff(nodes, axis=0)
    xm = (nodes[1:, 0] + nodes[:-1, 0]) / 2
    ym = (nodes[1:, 1] + nodes[:-1, 1]) / 2
    chord = nodes[:, 0].max() - nodes[:, 0].min()
    normal_out = np.stack([d[:, 1], -d[:, 0]], axis=1)
    fp = -np.einsum("j,jk->jk", cp, normal_out)
    ff = np.einsum("j,jk->jk", cf * np.where(d[:, 0] >= 0, 1, -1), d)
    f = fp + ff
    cn_axis = [-np.sin(alpha), np.cos(alpha)]
    ca_axis = [np.cos(alpha), np.sin(alpha)]
    x_le = nodes[:, 0].min()
    cm = -np.sum((xm - x_le) * f[:, 1] - ym * f[:, 0]) / chord**2
    return {
        "cl": np.dot(f.sum(axis=0), cn_axis) / chord,
        "cd": np.dot(f.sum(axis=0), ca_axis) / chord,
        "cm": cm,
        "cl_p": np.dot(fp.sum(axis=0), cn_axis) / chord,
    }
