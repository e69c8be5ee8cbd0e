# the moment is about x = c/4 from the origin instead of from the foremost point
def panel_loads(nodes, cp, cf, alpha):
    x, y = nodes[:, 0], nodes[:, 1]
    dx, dy = np.diff(x), np.diff(y)
    c = x.max() - x.min()
    s = np.sign(dx)
    s[s == 0] = 1
    fxp, fyp = -cp * dy / c, cp * dx / c
    fx = fxp + cf * s * dx / c
    fy = fyp + cf * s * dy / c
    xm, ym = x[:-1] + dx / 2, y[:-1] + dy / 2
    cm = (np.sum(fx * ym) - np.sum(fy * (xm - 0.25 * c))) / c
    ca, sa = np.cos(alpha), np.sin(alpha)
    return {"cl": fy.sum() * ca - fx.sum() * sa, "cd": fx.sum() * ca + fy.sum() * sa, "cm": cm,
            "cl_p": fyp.sum() * ca - fxp.sum() * sa}
