# two mistakes: the moment is about the foremost point instead of the quarter chord, and it is nose down positive
def panel_loads(nodes, cp, cf, alpha):
    x, y = nodes[:, 0], nodes[:, 1]
    dx, dy = np.diff(x), np.diff(y)
    c = x.max() - x.min()
    xm, ym = (x[1:] + x[:-1]) / 2, (y[1:] + y[:-1]) / 2
    k = np.where(dx >= 0, cf, -cf)
    fx, fy = k * dx - cp * dy, k * dy + cp * dx
    cm = np.sum((xm - x.min()) * fy - ym * fx) / c**2
    ca, sa = np.cos(alpha), np.sin(alpha)
    cl = (np.sum(fy) * ca - np.sum(fx) * sa) / c
    cd = (np.sum(fx) * ca + np.sum(fy) * sa) / c
    cl_p = (np.sum(cp * dx) * ca - np.sum(-cp * dy) * sa) / c
    return {"cl": cl, "cd": cd, "cm": cm, "cl_p": cl_p}
