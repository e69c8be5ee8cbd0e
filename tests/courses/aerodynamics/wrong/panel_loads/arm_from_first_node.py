# the force of a panel acts at its first node instead of its middle in the moment
def panel_loads(nodes, cp, cf, alpha):
    x, y = nodes[:, 0], nodes[:, 1]
    n = len(cp)
    dx = np.array([x[i + 1] - x[i] for i in range(n)])
    dy = np.array([y[i + 1] - y[i] for i in range(n)])
    c = x.max() - x.min()
    tau = np.where(dx >= 0, cf, -cf)
    fx = -cp * dy + tau * dx
    fy = cp * dx + tau * dy
    M = 0
    for i in range(n):
        M += y[i] * fx[i] - (x[i] - x.min() - c / 4) * fy[i]
    cl = (np.cos(alpha) * fy.sum() - np.sin(alpha) * fx.sum()) / c
    cd = (np.sin(alpha) * fy.sum() + np.cos(alpha) * fx.sum()) / c
    cl_p = (np.cos(alpha) * (cp * dx).sum() + np.sin(alpha) * (cp * dy).sum()) / c
    return {"cl": cl, "cd": cd, "cm": M / c**2, "cl_p": cl_p}
