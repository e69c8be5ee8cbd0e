# lift and drag are not divided by the chord (as if it were one); the moment is right
def panel_loads(nodes, cp, cf, alpha):
    xs, ys = nodes.T
    dx, dy = np.diff(xs), np.diff(ys)
    xm, ym = (xs[:-1] + xs[1:]) / 2, (ys[:-1] + ys[1:]) / 2
    s = np.where(dx >= 0, 1.0, -1.0)
    px, py = -cp * dy, cp * dx
    fx, fy = px + s * cf * dx, py + s * cf * dy
    c = xs.max() - xs.min()
    cl = np.sum(fy) * np.cos(alpha) - np.sum(fx) * np.sin(alpha)
    cd = np.sum(fx) * np.cos(alpha) + np.sum(fy) * np.sin(alpha)
    cl_p = np.sum(py) * np.cos(alpha) - np.sum(px) * np.sin(alpha)
    cm = -np.sum((xm - (xs.min() + c / 4)) * fy - ym * fx) / c**2
    return {"cl": cl, "cd": cd, "cm": cm, "cl_p": cl_p}
