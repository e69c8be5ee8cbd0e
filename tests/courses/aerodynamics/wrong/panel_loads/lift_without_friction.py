# the friction is left out of cl, which is the same as cl_p
def panel_loads(nodes, cp, cf, alpha):
    dx, dy = np.diff(nodes, axis=0).T
    xm, ym = ((nodes[1:] + nodes[:-1]) / 2).T
    x0 = nodes[:, 0].min()
    c = nodes[:, 0].max() - x0
    s = np.where(dx >= 0, 1, -1)
    cy_p, cx_p = np.sum(cp * dx) / c, -np.sum(cp * dy) / c
    cy_f, cx_f = np.sum(cf * s * dy) / c, np.sum(cf * s * dx) / c
    cl = cy_p * np.cos(alpha) - cx_p * np.sin(alpha)
    cd = (cx_p + cx_f) * np.cos(alpha) + (cy_p + cy_f) * np.sin(alpha)
    fy, fx = cp * dx + cf * s * dy, -cp * dy + cf * s * dx
    cm = np.sum(-(xm - x0 - c / 4) * fy + ym * fx) / c**2
    return {"cl": cl, "cd": cd, "cm": cm, "cl_p": cl}
