# style: einsum with a rotation matrix, unit tangents and lengths, moment split into that about the nose and its transfer
def panel_loads(nodes, cp, cf, alpha):
    d = nodes[1:] - nodes[:-1]
    s = np.hypot(d[:, 0], d[:, 1])
    t = d / s[:, None]
    n_in = np.stack([-t[:, 1], t[:, 0]], axis=1)
    flip = np.where(d[:, 0] < 0, -1.0, 1.0)
    chord = nodes[:, 0].max() - nodes[:, 0].min()
    fp = np.einsum("j,j,jk->jk", cp, s, n_in) / chord
    ft = np.einsum("j,j,j,jk->jk", cf, flip, s, t) / chord
    R = np.array([[np.cos(alpha), np.sin(alpha)], [-np.sin(alpha), np.cos(alpha)]])
    cd, cl = np.einsum("kl,jl->k", R, fp + ft)
    clp = np.einsum("kl,jl->k", R, fp)[1]
    f = fp + ft
    m = (nodes[1:] + nodes[:-1]) / 2
    nose = np.sum(m[:, 1] * f[:, 0] - (m[:, 0] - nodes[:, 0].min()) * f[:, 1]) / chord
    return {"cl": cl, "cd": cd, "cm": nose + f[:, 1].sum() / 4, "cl_p": clp}
