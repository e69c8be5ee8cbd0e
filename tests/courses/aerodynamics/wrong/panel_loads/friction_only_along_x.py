# the friction has only an x component, cf |dx|; its y component is left out
def panel_loads(nodes, cp, cf, alpha):
    dx, dy = np.diff(nodes[:, 0]), np.diff(nodes[:, 1])
    xm, ym = nodes[:-1, 0] + 0.5 * dx, nodes[:-1, 1] + 0.5 * dy
    x0, x1 = np.min(nodes[:, 0]), np.max(nodes[:, 0])
    c = x1 - x0
    fx = -cp * dy + cf * abs(dx)
    fy = cp * dx
    cm = np.sum(ym * fx - (xm - x0 - 0.25 * c) * fy) / c**2
    ca, sa = np.cos(alpha), np.sin(alpha)
    cl = np.sum(fy * ca - fx * sa) / c
    cd = np.sum(fy * sa + fx * ca) / c
    cl_p = np.sum(cp * dx * ca + cp * dy * sa) / c
    return {"cl": cl, "cd": cd, "cm": cm, "cl_p": cl_p}
