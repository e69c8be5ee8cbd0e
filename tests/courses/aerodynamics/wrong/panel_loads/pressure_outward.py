# the pressure pushes outward instead of inward
def panel_loads(nodes, cp, cf, alpha):
    x, y = nodes[:, 0], nodes[:, 1]
    dx, dy = x[1:] - x[:-1], y[1:] - y[:-1]
    xm, ym = 0.5 * (x[1:] + x[:-1]), 0.5 * (y[1:] + y[:-1])
    c = x.max() - x.min()
    s = np.where(dx >= 0, 1, -1)
    px, py = cp * dy, -cp * dx
    fx, fy = px + cf * s * dx, py + cf * s * dy
    cl = (fy.sum() * np.cos(alpha) - fx.sum() * np.sin(alpha)) / c
    cd = (fx.sum() * np.cos(alpha) + fy.sum() * np.sin(alpha)) / c
    x_ref = x.min() + 0.25 * c
    cm = -np.sum((xm - x_ref) * fy - ym * fx) / c**2
    cl_p = (py.sum() * np.cos(alpha) - px.sum() * np.sin(alpha)) / c
    return {"cl": cl, "cd": cd, "cm": cm, "cl_p": cl_p}
